import { activityKey } from '../../emission-factors/activity-key.ts'
import type { DefaultFactor } from '../../emission-factors/search/default-rows.ts'
import type { PlaceOfUse } from '../../sites/place.ts'
import { usualRow } from '../../sites/usual-row.ts'
import { isMoney } from '../lines/spend.ts'
import { convert } from '../lines/units.ts'

/** What a search calls the questions of quick entry. */
const ACTIVITIES: ReadonlyMap<string, string> = new Map([
  ['freight', 'road_freight'],
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
  ['subcontractors', 's_trades'],
  ['packaging', 's_packaging'],
  ['carriers', 's_freight'],
  ['rent', 's_rent'],
  ['accountants', 's_accounting'],
  ['consultants', 's_consulting'],
  ['software', 's_it'],
  ['telephone', 's_telecom'],
  ['insurance', 's_insurance'],
  ['marketing', 's_advertising'],
  ['cleaning', 's_cleaning'],
  ['paper', 's_stationery'],
  ['computers', 's_computers'],
  ['machines', 's_machinery'],
  ['furniture', 's_furniture'],
])

/** What a question asks for that a search finds under no word of its own. */
const OWN_ROWS: ReadonlyMap<string, string> = new Map([
  [
    'US foodWaste',
    activityKey({
      market: 'us',
      category: 'Scope 3 categories 5 and 12: waste',
      // Of the two ways that the EPA gives, the one that emits more.
      name: 'Anaerobically digested (dry, with curing) > Food Waste (non-meat)',
      unit: 'short ton',
    }),
  ],
])

type QuestionOfUnit = { readonly id: string; readonly unit: string }

/**
 * The key of the factor that a question of quick entry usually takes at a place, in a unit that the answer converts to;
 * money converts to any currency. `null`: that of the question, which is British.
 */
export function usualQuickFactor({ id, unit }: QuestionOfUnit, place: PlaceOfUse): string | null {
  if (place.country === 'GB') return null
  const own = OWN_ROWS.get(`${place.country} ${id}`)
  if (own) return own
  const activity = ACTIVITIES.get(id)
  const usual = activity ? usualRow(activity, place) : null
  return usual && isComparable(unit, usual.unit) ? keyOf(usual) : null
}

const isComparable = (one: string, other: string): boolean =>
  isMoney(one) ? isMoney(other) : convert(1, one, other).ok

const keyOf = ({ market, category, name, unit }: DefaultFactor): string =>
  activityKey({ market, category, name, unit })
