import { expect, test } from 'vitest'
import { convert, isKnownUnit } from '../../lines/units.ts'
import { QUICK_ITEMS } from '../quick-entry.ts'
import { quickItemIn } from './quick-item-in.ts'

const asked = (id: string, country: string) => {
  const item = QUICK_ITEMS.find((each) => each.id === id)
  if (!item) throw new Error(id)
  const { label, unit } = quickItemIn(item, country)
  return `${label}, ${unit}`
}

test.each([
  ['US', 'petrol', 'Gasoline of company vehicles, gallon'],
  ['US', 'waste', 'General waste, short ton'],
  ['US', 'freight', 'Goods sent by truck, short ton-mile'],
  ['US', 'water', 'Water, gallon'],
  ['US', 'accountants', 'Accounting and legal advice, USD'],
  ['AU', 'petrol', 'Petrol of company vehicles, litres'],
  ['US', 'gas', 'Gas, therms'],
  ['AU', 'gas', 'Gas, GJ (Gross CV)'],
  ['DE', 'gas', 'Gas, kWh (Gross CV)'],
  ['US', 'ownCars', 'Business miles in people’s own cars, miles'],
  ['DE', 'ownCars', 'Business kilometres in people’s own cars, km'],
  ['DE', 'hotels', 'Hotel nights in Germany, room night'],
  ['NL', 'hotels', 'Hotel nights in the Netherlands, room night'],
  ['GB', 'hotels', 'Hotel nights in the UK, room night'],
])('in %s people are asked for %s as their bills have it', (country, id, words) => {
  expect(asked(id, country)).toBe(words)
})

test('every question of every country is in a unit that converts to the British one', () => {
  for (const country of ['GB', 'US', 'AU', 'DE']) {
    for (const item of QUICK_ITEMS) {
      const { unit } = quickItemIn(item, country)
      if (isKnownUnit(unit)) expect(convert(1, unit, item.unit).ok).toBe(true)
    }
  }
})
