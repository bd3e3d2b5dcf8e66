import { activityKey } from '../../emission-factors/activity-key.ts'
import type { DefaultFactor } from '../../emission-factors/search/default-rows.ts'
import type { PlaceOfUse } from '../../sites/place.ts'
import { usualRow } from '../../sites/usual-row.ts'
import { isMoney } from '../lines/spend.ts'
import { convert } from '../lines/units.ts'

/** What a search calls the questions of quick entry that other countries have factors of their own for. */
const ACTIVITIES: ReadonlyMap<string, string> = new Map([
  ['gas', 'natural_gas'],
  ['heatingOil', 'heating_oil'],
  ['electricity', 'electricity'],
  ['petrol', 'petrol'],
  ['diesel', 'diesel'],
])

type QuestionOfUnit = { readonly id: string; readonly unit: string }

/**
 * The key of the factor that a question of quick entry takes at a place, where its country has one of its own in a
 * unit that the answer converts to; `null`: it takes the British one.
 */
export function ownQuickFactor({ id, unit }: QuestionOfUnit, place: PlaceOfUse): string | null {
  if (place.country === 'GB' || isMoney(unit)) return null
  const activity = ACTIVITIES.get(id)
  const own = activity ? usualRow(activity, place) : null
  return own?.country === place.country && convert(1, unit, own.unit).ok ? keyOf(own) : null
}

const keyOf = ({ market, category, name, unit }: DefaultFactor): string =>
  activityKey({ market, category, name, unit })
