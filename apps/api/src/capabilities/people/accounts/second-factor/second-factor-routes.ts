import {
  AddPasskey,
  ConfirmSecondFactor,
  GetSecondFactor,
  GiveSecondFactor,
  ListPasskeys,
  PasskeySignIn,
  RemovePasskey,
  RemoveSecondFactor,
  RenewBackupCodes,
  StartPasskey,
  StartPasskeySignIn,
  StartSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  giveSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  startSecondFactor,
} from './second-factor.ts'

const PASSKEY_LIMIT = { name: 'passkey', points: 60, seconds: 900 }

export function secondFactorRoutes(deps: Deps): Route[] {
  return [
    route(GetSecondFactor, { access: 'self' }, ({ actor }) => getSecondFactor(deps, actor.userId)),
    route(StartSecondFactor, { access: 'self' }, ({ actor }) => startSecondFactor(deps, actor)),
    route(ConfirmSecondFactor, { access: 'self' }, ({ actor, body }) =>
      confirmSecondFactor(deps, actor, body),
    ),
    route(RemoveSecondFactor, { access: 'self' }, ({ actor, body }) =>
      removeSecondFactor(deps, actor.userId, body.code),
    ),
    route(RenewBackupCodes, { access: 'self', event: 'backup-codes-renewed' }, ({ actor, body }) =>
      renewBackupCodes(deps, actor.userId, body.code),
    ),
    route(GiveSecondFactor, { access: 'session' }, ({ request, body }) =>
      giveSecondFactor(deps, request.headers, body.code),
    ),
    route(ListPasskeys, { access: 'self' }, async ({ actor }) => ({
      passkeys: await listPasskeys(deps, actor.userId),
    })),
    route(StartPasskey, { access: 'self' }, ({ actor, body }) => startPasskey(deps, actor, body)),
    route(AddPasskey, { access: 'self', event: 'passkey-added' }, ({ actor, body }) =>
      addPasskey(deps, actor.userId, body),
    ),
    route(RemovePasskey, { access: 'self', event: 'passkey-removed' }, ({ actor, params, body }) =>
      removePasskey(deps, actor, { ...params, ...body }),
    ),
    route(StartPasskeySignIn, { access: 'session', limit: PASSKEY_LIMIT }, () =>
      startPasskeySignIn(deps),
    ),
    route(
      PasskeySignIn,
      { access: 'session', limit: PASSKEY_LIMIT },
      async ({ body, request, responseHeaders }) => {
        const signedIn = await signInWithPasskey(deps, body, request.headers)
        if (signedIn instanceof Refused) return signedIn
        for (const cookie of signedIn.cookies) responseHeaders.append('set-cookie', cookie)
      },
    ),
  ]
}
