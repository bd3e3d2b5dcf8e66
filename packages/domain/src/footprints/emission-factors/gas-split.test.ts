import { expect, test } from 'vitest'
import { gasSplitOf, warmingPotentials } from './gas-split.ts'

const GAS = { factorId: 'uk-2025:1_100_1004_6_1', kgCo2e: 0.18296, gwp: 'AR5' }

test('gas by its gross calorific value is carbon dioxide, and a little of the other two', () => {
  const split = gasSplitOf(GAS)
  const potentials = warmingPotentials('AR5')
  expect(split?.ch4).toBeGreaterThan(0)
  expect(split?.n2o).toBeGreaterThan(0)
  const together =
    (split?.co2 ?? 0) +
    (split?.ch4 ?? 0) * (potentials?.ch4 ?? 0) +
    (split?.n2o ?? 0) * (potentials?.n2o ?? 0)
  expect(together).toBeCloseTo(0.18296, 9)
})

test.each([
  ['AR4', 25, 298],
  ['IPCC AR5, 100 years', 28, 265],
] as const)(
  'the warming potentials are those of the report that the set names: %s',
  (gwp, ch4, n2o) => {
    expect(warmingPotentials(gwp)).toEqual({ ch4, n2o })
  },
)

test('what its publisher does not split is not split', () => {
  expect(gasSplitOf({ ...GAS, factorId: 'uk-2025:nowhere' })).toBeNull()
  expect(gasSplitOf({ ...GAS, gwp: 'not stated' })).toBeNull()
})
