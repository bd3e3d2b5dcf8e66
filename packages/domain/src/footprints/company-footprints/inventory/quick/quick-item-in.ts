import { lookupTable } from '../../../../language/lookup-table.ts'
import { countryInSentence } from '../../../emission-factors/search/factor-country.ts'
import { usualRow } from '../../../sites/usual-row.ts'
import type { QuickItem } from './quick-item.ts'

type Words = Partial<Pick<QuickItem, 'label' | 'hint' | 'unit'>>

const FUEL_CARD = { unit: 'gallon', hint: 'Gallons of the fuel card.' }
const TRAVELLED = { unit: 'passenger-mile', hint: 'Miles, of all travellers together.' }

const OF_UNITED_STATES: Readonly<Record<string, Words>> = lookupTable({
  gas: { unit: 'therms', hint: 'The therms of your bills.' },
  heatingOil: { unit: 'gallon', hint: 'Gallons delivered.' },
  petrol: { label: 'Gasoline of company vehicles', ...FUEL_CARD },
  diesel: FUEL_CARD,
  trains: TRAVELLED,
  shortFlights: { label: 'Flights of less than 2,300 miles', ...TRAVELLED },
  longFlights: { label: 'Flights of 2,300 miles and more', ...TRAVELLED },
})

/** Neither of the United Kingdom nor of the United States, which alone count in miles. */
const ELSEWHERE: Readonly<Record<string, Words>> = lookupTable({
  ownCars: {
    label: 'Business kilometres in people’s own cars',
    unit: 'km',
    hint: 'Kilometres of the mileage claims.',
  },
  commuting: { unit: 'km', hint: 'Kilometres there and back of everyone, in the year.' },
  electricCars: { unit: 'km' },
  shortFlights: { label: 'Flights of less than 3,700 km' },
  longFlights: { label: 'Flights of 3,700 km and more' },
})

const OF_COUNTRY: Readonly<Record<string, Readonly<Record<string, Words>>>> = lookupTable({
  GB: lookupTable<Words>({}),
  US: OF_UNITED_STATES,
  AU: lookupTable<Words>({
    ...ELSEWHERE,
    gas: { unit: 'GJ (Gross CV)', hint: 'The gigajoules of your bills.' },
  }),
})

/** A question of quick entry in the words and units of the bills of a country (ISO 3166). */
export function quickItemIn(item: QuickItem, country: string): QuickItem {
  const words = (OF_COUNTRY[country] ?? ELSEWHERE)[item.id]
  return { ...item, ...words, ...(item.id === 'hotels' ? hotelsIn(country) : {}) }
}

/** Those of the United Kingdom stay what they are where the country has no factor of its own. */
function hotelsIn(country: string): Words {
  if (country === 'GB') return {}
  const own = usualRow('hotel', { country, region: null })
  return own?.country === country ? { label: `Hotel nights in ${countryInSentence(country)}` } : {}
}
