import { expect, test } from 'vitest'
import { defaultQuality, type FigureSource } from './default-quality.ts'
import { lineUncertainty, UNKNOWN_QUALITY } from './uncertainty.ts'

const GAS = {
  factorId: 'uk-2025:1',
  market: 'uk',
  category: 'Fuels',
  name: 'Gaseous fuels > Natural gas',
  unit: 'kWh (Gross CV)',
  year: 2025,
}
const METERED = {
  source: 'document',
  missingMonths: 0,
  year: 2025,
  country: 'GB',
  factor: GAS,
} as const
const of = (category: string, name: string, unit: string) => ({ ...GAS, category, name, unit })

test('gas of a meter in the United Kingdom is as firm as any activity; nothing known is as before', () => {
  expect(lineUncertainty(defaultQuality(METERED))).toBeCloseTo(1.05, 10)
  expect(lineUncertainty(UNKNOWN_QUALITY)).toBeCloseTo(2.52, 2)
})

test.each([
  ['document', 'very-good'],
  ['bill', 'good'],
  ['ledger', 'good'],
  ['claim', 'good'],
  ['survey', 'good'],
  ['typed', 'fair'],
  ['worked-out', 'fair'],
  ['filled', 'fair'],
] as const satisfies readonly (readonly [FigureSource, string])[])('%s is %s', (source, level) => {
  expect(defaultQuality({ ...METERED, source }).reliability).toBe(level)
})

test.each([
  [null, 'good'],
  [0, 'very-good'],
  [1, 'good'],
  [2, 'good'],
  [3, 'fair'],
  [5, 'fair'],
  [6, 'poor'],
])('with %s months missing it is %s', (missingMonths, level) => {
  expect(defaultQuality({ ...METERED, missingMonths }).completeness).toBe(level)
})

test.each([
  [2025, 'very-good'],
  [2023, 'very-good'],
  [2022, 'good'],
  [2028, 'good'],
  [2019, 'fair'],
  [2015, 'poor'],
])('a set of 2025 for %s is %s', (year, level) => {
  expect(defaultQuality({ ...METERED, year }).temporal).toBe(level)
})

test('a factor of another country is fair, but for a gas that warms alike everywhere', () => {
  const abroad = { ...METERED, country: 'DE' }
  expect(defaultQuality(abroad).geographical).toBe('fair')
  const gas = of('Refrigerant & other', 'HFC-32 > Total', 'kg')
  expect(defaultQuality({ ...abroad, factor: gas }).geographical).toBe('very-good')
  const grid = {
    ...GAS,
    factorId: 'grid-eea-2024:DE',
    market: 'grid',
    category: 'Grid electricity',
  }
  expect(defaultQuality({ ...abroad, factor: grid }).geographical).toBe('very-good')
})

test.each([
  ['Fuels', 'Liquid fuels > Diesel (average biofuel blend)', 'litres', 'very-good'],
  ['UK electricity', 'Electricity generated > Electricity: UK', 'kWh', 'very-good'],
  ['Material use', 'Wood > Primary material production', 'tonnes', 'very-good'],
  ['Passenger vehicles', 'Cars (by size) > Average car > Unknown', 'miles', 'good'],
  ['Passenger vehicles', 'Cars (by size) > Small car > Petrol', 'miles', 'very-good'],
  ['Freighting goods', 'HGV (all diesel) > All HGVs > Average laden', 'tonne.km', 'good'],
  ['Waste disposal', 'Refuse > Commercial and industrial waste > Landfill', 'tonnes', 'good'],
  ['Hotel stay', 'Hotel stay > UK', 'room night', 'good'],
  ['Spend with UK industries', 'Furniture (SIC 31)', 'GBP', 'poor'],
])('%s: %s is %s in %s', (category, name, unit, level) => {
  const factor = of(category, name, unit)
  expect(defaultQuality({ ...METERED, factor }).technological).toBe(level)
})

test('a supplier speaks of what it sells; of one’s own factor nothing is known', () => {
  const supplier = defaultQuality({ ...METERED, factor: { kind: 'supplier', year: 2025 } })
  expect([supplier.technological, supplier.temporal]).toEqual(['very-good', 'very-good'])
  const own = defaultQuality({ ...METERED, factor: { kind: 'own' } })
  expect([own.technological, own.temporal]).toEqual(['poor', 'poor'])
})
