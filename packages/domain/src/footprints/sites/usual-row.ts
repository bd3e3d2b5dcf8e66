import {
  type Activity,
  DEFAULTS_OF,
  type DefaultFactor,
} from '../emission-factors/search/default-rows.ts'
import { findRegion } from './grid-regions.ts'
import type { PlaceOfUse } from './place.ts'

/** The row that an activity takes at a place: that of its country, of electricity that of its region; `null`: none. */
export function usualRow(activity: Activity, place: PlaceOfUse): DefaultFactor | null {
  const rows = DEFAULTS_OF.get(activity) ?? []
  const usual =
    rows.find(({ country }) => country === place.country) ??
    rows.find(({ country }) => country === '*')
  if (!usual || usual.kind === 'none') return null
  const part = activity === 'electricity' ? findRegion(place.country, place.region) : null
  return part ? { ...usual, name: part.row } : usual
}
