import { lookupTable } from '../../../../language/lookup-table.ts'
import { countryInSentence } from '../../../emission-factors/search/factor-country.ts'
import { usualRow } from '../../../sites/usual-row.ts'
import { isMoney } from '../../lines/spend.ts'
import type { QuickItem } from './quick-item.ts'

type Words = Partial<Pick<QuickItem, 'label' | 'hint' | 'unit'>>

const FUEL_CARD = { unit: 'gallon', hint: 'Gallons of the fuel card.' }
const COLLECTED = { unit: 'short ton' }
const METERED = { unit: 'gallon' }
const TRAVELLED = { unit: 'passenger-mile', hint: 'Miles, of all travellers together.' }

const OF_UNITED_STATES: Readonly<Record<string, Words>> = lookupTable({
  freight: {
    label: 'Goods sent by truck',
    unit: 'short ton-mile',
    hint: 'Short tons times miles; instead of what carriers cost.',
  },
  gas: { unit: 'therms', hint: 'The therms of your bills.' },
  heatingOil: { unit: 'gallon', hint: 'Gallons delivered.' },
  petrol: { label: 'Gasoline of company vehicles', ...FUEL_CARD },
  diesel: FUEL_CARD,
  trains: TRAVELLED,
  shortFlights: { label: 'Flights of less than 2,300 miles', ...TRAVELLED },
  longFlights: { label: 'Flights of 2,300 miles and more', ...TRAVELLED },
  waste: {
    ...COLLECTED,
    hint: 'Short tons. As if landfilled, which is the worst; else see below.',
  },
  wasteBurnt: { ...COLLECTED, hint: 'Short tons, where your collector says so.' },
  recycling: { ...COLLECTED, hint: 'Short tons collected to be recycled.' },
  foodWaste: { ...COLLECTED, hint: 'Short tons collected apart.' },
  water: { ...METERED, hint: 'Gallons of your bills.' },
  wasteWater: { ...METERED, hint: 'Gallons; usually as much as the water.' },
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
  const asked = { ...item, ...words, ...(item.id === 'hotels' ? hotelsIn(country) : {}) }
  return country === 'US' && isMoney(item.unit) ? spentInUnitedStates(asked) : asked
}

/** In dollars; there is a sales tax, and no VAT. */
function spentInUnitedStates(item: QuickItem): QuickItem {
  const { hint } = item
  return {
    ...item,
    unit: 'USD',
    hint: hint
      .replace('Without VAT', 'Without sales tax')
      .replace('without VAT', 'without sales tax')
      .replace('do not know the tonnes', 'do not know the weight'),
  }
}

/** Those of the United Kingdom stay what they are where the country has no factor of its own. */
function hotelsIn(country: string): Words {
  if (country === 'GB') return {}
  const own = usualRow('hotel', { country, region: null })
  return own?.country === country ? { label: `Hotel nights in ${countryInSentence(country)}` } : {}
}
