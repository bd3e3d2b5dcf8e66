import { safeReturnPath } from '@understory/domain/people/privacy/consent/consent.ts'

const HOME = '/my-impact'

/** Where to redirect after signing in or joining: a path of this site, else the dashboard. */
export function nextPath(wanted: string | null): string {
  const path = safeReturnPath(wanted)
  return path === '/' ? HOME : path
}

/** A URL that keeps the path the person was heading for. */
export function withNext(path: string, next: string): string {
  return next === HOME ? path : `${path}?next=${encodeURIComponent(next)}`
}
