import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import {
  CONSENT_COOKIE,
  clearingCookies,
  cookiesToClear,
  decideConsent,
  safeReturnPath,
  storedConsent,
} from '@understory/domain/people/privacy/consent/consent.ts'
import { redirect } from 'react-router'
import { cookieNames } from '../../http/cookies/consent-cookie.ts'
import { readForm } from '../../http/posted-form.ts'
import { requestContext } from '../../http/request-context.ts'
import { telemetryNames } from '../../outside/outside-settings.ts'
import type { Route } from './+types/consent.route.ts'

export function loader() {
  return redirect('/privacy-policy#cookies')
}

/** Saves the choice as a cookie and returns the visitor to where they were; needs no script. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const consent = decideConsent(
    form.text('choice') === 'accept'
      ? { kind: 'accept' }
      : { kind: 'save', analytics: form.has('analytics') },
  )
  const { outside } = context.get(requestContext).settings
  const headers = new Headers()
  headers.append(
    'Set-Cookie',
    pageCookie(CONSENT_COOKIE, storedConsent(consent, telemetryNames(outside))),
  )
  const cleared = cookiesToClear(consent, cookieNames(request))
  for (const cookie of clearingCookies(cleared, new URL(request.url).hostname)) {
    headers.append('Set-Cookie', cookie)
  }
  return redirect(safeReturnPath(form.optional('return')), { status: 303, headers })
}
