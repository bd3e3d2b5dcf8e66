/** Nothing chosen yet (the banner shows), accepted, or declined. */
export type Consent = undefined | true | false

export const CONSENT_COOKIE = 'understory_consent'

const TRACKING_COOKIES = ['_gcl_au', 'fbc', '_fbc', '_fbp', '_ga', '_gid']
const TRACKING_PREFIXES = ['_ga_', '_hj']

/**
 * Reads the stored choice; anything but our own two words counts as no choice. A yes names the services
 * that were asked for: one that was switched on since is asked for again.
 */
export function parseConsent(
  stored: string | undefined,
  services: readonly string[] = [],
): Consent {
  const [word, ...agreed] = (stored ?? '').split('.')
  if (word === 'false') return false
  return word === 'true' && services.every((name) => agreed.includes(name)) ? true : undefined
}

/** What is stored of a choice about these services. */
export function storedConsent(consent: true | false, services: readonly string[]): string {
  return consent ? ['true', ...services].join('.') : 'false'
}

export type ConsentEvent =
  | { readonly kind: 'accept' }
  | { readonly kind: 'save'; readonly analytics: boolean }

/** The next state; a choice once made can change but never returns to undefined. */
export function decideConsent(event: ConsentEvent): true | false {
  switch (event.kind) {
    case 'accept':
      return true
    case 'save':
      return event.analytics
  }
}

export function isTrackingCookie(name: string): boolean {
  if (name === CONSENT_COOKIE) return false
  return (
    TRACKING_COOKIES.includes(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix))
  )
}

/**
 * The cookies a decline removes: those present that track, and the two the product may have set
 * itself whether seen or not. Never the consent itself.
 */
export function cookiesToClear(consent: Consent, present: readonly string[]): string[] {
  if (consent !== false) return []
  return [...new Set([...present.filter(isTrackingCookie), '_gcl_au', 'fbc'])]
}

/**
 * The host and each parent domain a tracking cookie may have been set on. An address or a bare
 * name has none; a public suffix may be among them, where browsers ignore it.
 */
export function cookieDomains(host: string): string[] {
  if (!/[a-z]/i.test(host) || host.includes(':')) return []
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** What removes these cookies from a host and its parents, as `Set-Cookie` and `document.cookie` take it. */
export function clearingCookies(names: readonly string[], host: string): string[] {
  const domains = ['', ...cookieDomains(host).map((domain) => `; Domain=${domain}`)]
  return names.flatMap((name) => domains.map((domain) => `${name}=; Path=/; Max-Age=0${domain}`))
}

const CONTROL_OR_SPACE = /[\p{Cc}\s]/u

/** Where to return after a choice: a path on this site, else the home page. */
export function safeReturnPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.length > 2_000) return '/'
  const leavesTheSite = wanted.startsWith('//') || wanted.includes('\\')
  return leavesTheSite || CONTROL_OR_SPACE.test(wanted) ? '/' : wanted
}
