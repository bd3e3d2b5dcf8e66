import { STAFF_PLACES } from '../../../places.ts'

/** The place of the navigation that a kind of change stands at. */
export function placeOfKind(kind: string): string {
  const own = `/staff/changes/${kind}`
  return STAFF_PLACES.find(({ href }) => href === own)?.href ?? '/staff/changes'
}
