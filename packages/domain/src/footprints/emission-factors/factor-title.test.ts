import { expect, test } from 'vitest'
import { factorTitle } from './factor-title.ts'

test.each([
  ['Fuels', 'Liquid fuels > Diesel (average biofuel blend)', 'Diesel, average biofuel blend'],
  ['Fuels', 'Natural gas', 'Natural gas'],
  ['Passenger vehicles', 'Cars (by size) > Average car > Unknown', 'Average car, fuel not known'],
  [
    'Business travel- air',
    'Flights > Long-haul, to/from UK > Average passenger > With RF',
    'Flights, Long-haul, to/from UK, average passenger, with RF',
  ],
  ['Business travel- land', 'Rail > National rail', 'National rail'],
  ['Hotel stay', 'Hotel stay > UK', 'Hotel stay, UK'],
  ['Grid electricity', 'Australia > NSW', 'Electricity, Australia, NSW'],
  ['Electricity eGRID2023', 'total output > US Average', 'US Average, total output'],
  [
    'Material use',
    'Metal > Metal: scrap metal > Closed-loop source',
    'Scrap metal, Closed-loop source',
  ],
  [
    'Material use',
    'Electrical items > Electrical items - IT > Primary material production',
    'Electrical items, IT, primary material production',
  ],
  ['Spend with UK industries', 'Legal services (SIC 69.1)', 'Legal services (SIC 69.1)'],
  ['WTT- fuels', 'WTT- Liquid fuels > Petrol', 'Well-to-tank: Liquid fuels, petrol'],
])('%s: %s is shown as %s', (category, name, title) => {
  expect(factorTitle({ category, name })).toBe(title)
})
