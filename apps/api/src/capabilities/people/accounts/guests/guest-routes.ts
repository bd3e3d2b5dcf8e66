import {
  ChangeGuest,
  ChooseFirstPassword,
  ClaimAccount,
  JoinAsGuest,
} from '@understory/contracts/people/accounts/guests.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import { JOIN_LIMIT } from '../routes.ts'
import { changeGuest } from './change-guest.ts'
import { chooseFirstPassword, claimAccount } from './claim-account.ts'
import { joinAsGuest } from './join-as-guest.ts'

const CLAIM_LIMIT = { name: 'claim', points: 30, seconds: 3_600 }

/** Paying before there is a password, and choosing one afterwards. */
export function guestRoutes(deps: Deps): Route[] {
  return [
    route(
      JoinAsGuest,
      { access: 'session', limit: JOIN_LIMIT },
      async ({ body, request, responseHeaders }) => {
        const joined = await joinAsGuest(deps, body, request.headers)
        if (joined instanceof Refused) return joined
        setCookies(responseHeaders, joined.cookies)
        return { userId: joined.userId }
      },
    ),

    route(ChangeGuest, { access: 'session', limit: JOIN_LIMIT }, ({ body, request }) =>
      changeGuest(deps, body, request.headers),
    ),

    route(
      ChooseFirstPassword,
      { access: 'session', limit: CLAIM_LIMIT },
      async ({ body, request, responseHeaders }) => {
        const kept = await chooseFirstPassword(deps, body, request.headers)
        if (kept instanceof Refused) return kept
        setCookies(responseHeaders, kept.cookies)
        return undefined
      },
    ),

    route(
      ClaimAccount,
      { access: 'session', limit: CLAIM_LIMIT },
      async ({ body, request, responseHeaders }) => {
        const claimed = await claimAccount(deps, body, request.headers)
        if (claimed instanceof Refused) return claimed
        setCookies(responseHeaders, claimed.cookies)
        return undefined
      },
    ),
  ]
}

function setCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append('set-cookie', cookie)
}
