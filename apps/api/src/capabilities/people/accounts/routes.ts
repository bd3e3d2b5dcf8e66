import {
  IssueToken,
  Join,
  Localise,
  Me,
  SaveDetails,
  SendVerificationEmail,
  SignIn,
  SignOut,
  VerifyEmail,
} from '@understory/contracts/people/accounts/accounts.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { networkOf } from '../../../http/serve/network-of.ts'
import { verifyEmail } from './email/verify-email.ts'
import { issueToken } from './issue-token.ts'
import { join } from './join.ts'
import { localise } from './localise.ts'
import { loadUser } from './records.ts'
import { saveDetails } from './save-details.ts'
import { signIn } from './sign-in/sign-in.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES
export const JOIN_LIMIT = { name: 'join', points: 20, seconds: 3 * HOURS }
const SIGN_IN_LIMIT = { name: 'sign-in', points: 50, seconds: 15 * MINUTES }
const SIGN_IN_PER_EMAIL = { name: 'sign-in-email', points: 10, seconds: 15 * MINUTES }
// Per user, whatever the address: a distributed attack on one password is limited as well.
const SIGN_IN_ANYWHERE = { name: 'sign-in-anywhere', points: 60, seconds: HOURS }
const VERIFICATION_PER_USER = { name: 'verification', points: 3, seconds: HOURS }

function setCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append('set-cookie', cookie)
}

export function accountRoutes(deps: Deps): Route[] {
  return [
    route(Localise, { access: 'public' }, async ({ request, ip }) =>
      localise(request.headers, ip, deps.config.TRUST_PROXY),
    ),

    route(
      Join,
      { access: 'session', limit: JOIN_LIMIT },
      async ({ body, request, responseHeaders }) => {
        const joined = await join(deps, body, request.headers)
        if (joined instanceof Refused) return joined
        setCookies(responseHeaders, joined.cookies)
        return { userId: joined.userId }
      },
    ),

    route(SignIn, { access: 'session', limit: SIGN_IN_LIMIT }, async (call) => {
      const { email } = call.body
      const mayTry =
        (await deps.limit(SIGN_IN_PER_EMAIL, `${email}|${networkOf(call.ip)}`)) &&
        (await deps.limit(SIGN_IN_ANYWHERE, email))
      if (!mayTry) return refuse('TOO_MANY_ATTEMPTS')
      const signedIn = await signIn(deps, call.body, call.request.headers)
      if (signedIn instanceof Refused) return signedIn
      setCookies(call.responseHeaders, signedIn.cookies)
    }),

    route(SignOut, { access: 'session' }, async ({ request, responseHeaders }) => {
      setCookies(responseHeaders, (await deps.signIn.signOut(request.headers)).cookies)
      return undefined
    }),

    route(IssueToken, { access: 'session' }, async ({ request, responseHeaders }) => {
      const issued = await issueToken(deps, request.headers)
      if (issued instanceof Refused) return issued
      setCookies(responseHeaders, issued.cookies)
      return issued.reply
    }),

    route(Me, { access: 'user', guests: true }, async ({ actor }) => {
      const { impersonation, isGuest } = actor
      // The customer does not learn which member of staff it was.
      const shown = impersonation && { reason: impersonation.reason, until: impersonation.until }
      return (
        (await loadUser(deps.db, actor.userId, { impersonation: shown, isGuest })) ??
        refuse('SIGN_IN_REQUIRED')
      )
    }),

    route(SendVerificationEmail, { access: 'user' }, async ({ actor }) => {
      if (!(await deps.limit(VERIFICATION_PER_USER, actor.userId)))
        return refuse('TOO_MANY_ATTEMPTS')
      const user = await loadUser(deps.db, actor.userId)
      if (user && !user.emailVerified) await deps.signIn.sendVerificationEmail(user.email)
    }),

    route(VerifyEmail, { access: 'session' }, ({ body, request }) =>
      verifyEmail(deps, body.token, request.headers),
    ),

    route(SaveDetails, { access: 'user', event: 'details-changed' }, async ({ actor, body }) =>
      saveDetails(deps, actor.userId, body),
    ),
  ]
}
