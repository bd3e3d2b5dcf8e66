import { activityKey } from '../../emission-factors/activity-key.ts'
import type { DefaultFactor } from '../../emission-factors/search/default-rows.ts'
import type { PlaceOfUse } from '../../sites/place.ts'
import { usualRow } from '../../sites/usual-row.ts'
import { isMoney } from '../lines/spend.ts'
import { convert } from '../lines/units.ts'

/** What a search calls the questions of quick entry; spending takes the multipliers of one country. */
const ACTIVITIES: ReadonlyMap<string, string> = new Map([
  ['gas', 'natural_gas'],
  ['heatingOil', 'heating_oil'],
  ['electricity', 'electricity'],
  ['petrol', 'petrol'],
  ['diesel', 'diesel'],
  ['ownCars', 'car_business'],
  ['trains', 'train'],
  ['shortFlights', 'flight_domestic'],
  ['longFlights', 'flight_long'],
  ['hotels', 'hotel'],
  ['commuting', 'car_commute'],
  ['waste', 'general_waste'],
  ['wasteBurnt', 'waste_energy'],
  ['recycling', 'recycling'],
])

type QuestionOfUnit = { readonly id: string; readonly unit: string }

/**
 * The key of the factor that a question of quick entry usually takes at a place, in a unit that the answer converts to;
 * `null`: that of the question, which is British.
 */
export function usualQuickFactor({ id, unit }: QuestionOfUnit, place: PlaceOfUse): string | null {
  if (place.country === 'GB' || isMoney(unit)) return null
  const activity = ACTIVITIES.get(id)
  const usual = activity ? usualRow(activity, place) : null
  return usual && convert(1, unit, usual.unit).ok ? keyOf(usual) : null
}

const keyOf = ({ market, category, name, unit }: DefaultFactor): string =>
  activityKey({ market, category, name, unit })
