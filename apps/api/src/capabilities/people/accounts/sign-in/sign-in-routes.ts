import {
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  EndAllSessions,
  EndSession,
  FindLink,
  FinishSocialSignIn,
  ListProviders,
  ListSessions,
  RequestPasswordReset,
  ResetPassword,
  StartSocialSignIn,
} from '@understory/contracts/people/accounts/sign-in.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import { askForEmail, confirmEmail } from '../email/change-email.ts'
import { findLink } from '../email/find-link.ts'
import { changePassword } from '../passwords/change-password.ts'
import { requestPasswordReset, resetPassword } from '../passwords/reset-password.ts'
import { endAllSessions, endSession, listSessions } from './sessions.ts'
import { finishSocialSignIn, offeredProviders, startSocialSignIn } from './social-sign-in.ts'

const MINUTES = 60
const HOUR_SECONDS = 60 * MINUTES
const SOCIAL_LIMIT = { name: 'social', points: 60, seconds: 15 * MINUTES }
const RESET_LIMIT = { name: 'reset', points: 30, seconds: HOUR_SECONDS }
const LINK_LIMIT = { name: 'find-link', points: 120, seconds: HOUR_SECONDS }
const EMAIL_CHANGES = { name: 'change-email', points: 3, seconds: HOUR_SECONDS }

/** Other sign-in methods, forgotten and changed passwords, a new email, and the list of sessions. */
export function signInRoutes(deps: Deps): Route[] {
  return [
    route(ListProviders, { access: 'public' }, async () => ({ providers: offeredProviders(deps) })),

    route(
      StartSocialSignIn,
      { access: 'session', limit: SOCIAL_LIMIT },
      async ({ body, request, responseHeaders }) => {
        const started = await startSocialSignIn(deps, body, request.headers)
        if (started instanceof Refused) return started
        for (const cookie of started.cookies) responseHeaders.append('set-cookie', cookie)
        return { url: started.url }
      },
    ),

    route(FinishSocialSignIn, { access: 'public', limit: SOCIAL_LIMIT }, ({ request }) =>
      finishSocialSignIn(deps, request),
    ),

    route(RequestPasswordReset, { access: 'session', limit: RESET_LIMIT }, ({ body }) =>
      requestPasswordReset(deps, body.email),
    ),

    route(ResetPassword, { access: 'session', limit: RESET_LIMIT }, ({ body }) =>
      resetPassword(deps, body),
    ),

    route(ChangePassword, { access: 'self' }, ({ actor, body }) =>
      changePassword(deps, actor, body),
    ),

    route(ChangeEmail, { access: 'self' }, async ({ actor, body }) => {
      const mayTry = await deps.limit(EMAIL_CHANGES, actor.userId)
      return mayTry ? askForEmail(deps, actor, body) : refuse('TOO_MANY_ATTEMPTS')
    }),

    route(ConfirmEmail, { access: 'session', limit: RESET_LIMIT }, ({ body }) =>
      confirmEmail(deps, body.token),
    ),

    route(FindLink, { access: 'session', limit: LINK_LIMIT }, ({ body }) => findLink(deps, body)),

    route(ListSessions, { access: 'self' }, ({ actor }) => listSessions(deps, actor)),

    route(EndSession, { access: 'self', event: 'device-signed-out' }, ({ actor, params }) =>
      endSession(deps, actor, params.sessionId),
    ),

    route(EndAllSessions, { access: 'self' }, ({ actor }) => endAllSessions(deps, actor)),
  ]
}
