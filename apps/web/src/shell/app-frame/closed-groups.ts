import { readCookie } from '../../http/cookies/consent-cookie.ts'
import { GROUP_TITLES } from './places.ts'

/** Set by the browser when someone closes a group of the navigation (browser/menu-groups.ts). */
const CLOSED_GROUPS_COOKIE = 'understory_menu'

/** The groups that this visitor has closed. */
export function readClosedGroups(request: Request): string[] {
  const closed = (readCookie(request, CLOSED_GROUPS_COOKIE) ?? '').split('.')
  return Object.keys(GROUP_TITLES).filter((id) => closed.includes(id))
}
