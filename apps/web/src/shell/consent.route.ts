import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE_SECONDS,
  cookieDomains,
  cookiesToClear,
  decideConsent,
  safeReturnPath,
} from '@understory/domain/consent/consent.ts'
import { redirect } from 'react-router'
import { cookieNames } from '../http/consent-cookie.ts'
import { readForm } from '../http/posted-form.ts'
import { requestContext } from '../http/request-context.ts'
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
  const secure = context.get(requestContext).settings.deployment === 'production' ? '; Secure' : ''
  const headers = new Headers()
  headers.append(
    'Set-Cookie',
    `${CONSENT_COOKIE}=${consent}; Path=/; Max-Age=${CONSENT_MAX_AGE_SECONDS}; SameSite=Lax${secure}`,
  )
  const domains = ['', ...cookieDomains(new URL(request.url).hostname).map((d) => `; Domain=${d}`)]
  for (const name of cookiesToClear(consent, cookieNames(request))) {
    for (const domain of domains) {
      headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0${domain}`)
    }
  }
  return redirect(safeReturnPath(form.optional('return')), { status: 303, headers })
}
