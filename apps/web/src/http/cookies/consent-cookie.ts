import {
  CONSENT_COOKIE,
  type Consent,
  parseConsent,
} from '@understory/domain/people/privacy/consent/consent.ts'
import { telemetryNames } from '../../outside/outside-settings.ts'
import type { WebSettings } from '../request-context.ts'

/** The value of one cookie of a request, or undefined. */
export function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get('cookie') ?? ''
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** The names of the cookies a request brought. */
export function cookieNames(request: Request): string[] {
  const header = request.headers.get('cookie') ?? ''
  return header
    .split(';')
    .map((part) => part.trim().split('=')[0] ?? '')
    .filter((name) => name !== '')
}

/** What the visitor has chosen about analytics and marketing; undefined where a service came since. */
export function readConsent(request: Request, { outside }: Pick<WebSettings, 'outside'>): Consent {
  return parseConsent(readCookie(request, CONSENT_COOKIE), telemetryNames(outside))
}
