import { findRegion } from '../../sites/grid-regions.ts'
import type { Place } from '../../sites/place.ts'
import { type Activity, DEFAULTS_OF, type DefaultFactor } from './default-rows.ts'

/** The row that an activity takes at a place: that of its country, of electricity that of its region; `null`: none. */
export function usualRow(activity: Activity, place: Place): DefaultFactor | null {
  const rows = DEFAULTS_OF.get(activity) ?? []
  const usual =
    rows.find(({ country }) => country === place.country) ??
    rows.find(({ country }) => country === '*')
  if (!usual || usual.kind === 'none') return null
  const part = activity === 'electricity' ? findRegion(place.country, place.region) : null
  return part ? { ...usual, name: part.row } : usual
}
