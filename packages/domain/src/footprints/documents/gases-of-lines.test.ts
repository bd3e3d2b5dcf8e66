import { expect, test } from 'vitest'
import { gasSplitOf, warmingPotentials } from '../emission-factors/gas-split.ts'
import { gasesOfLines } from './gases-of-lines.ts'

type Line = Parameters<typeof gasesOfLines>[0][number]
const line = (change: Partial<Line>): Line => ({
  category: 'stationaryCombustion',
  grams: 1_000,
  quantity: 1,
  unit: 'kg',
  share: 1,
  gases: null,
  potentials: null,
  gas: null,
  source: 'Fuels',
  ...change,
})

const gramsOf = (lines: readonly Line[], scope: number) =>
  new Map(gasesOfLines(lines).gases.map(({ gas, scopes }) => [gas, scopes[scope - 1]?.grams]))

test('100,000 kWh of gas are 18,296 kg, gas by gas', () => {
  const factor = { factorId: 'uk-2025:1_100_1004_6_1', kgCo2e: 0.18296, gwp: 'AR5' }
  const perUnit = gasSplitOf(factor)
  if (!perUnit) throw new Error('gas is split')
  const gases = {
    co2: perUnit.co2 * 100_000,
    ch4: perUnit.ch4 * 100_000,
    n2o: perUnit.n2o * 100_000,
  }
  const lines = [line({ grams: 18_296_000, gases, potentials: warmingPotentials('AR5') })]
  const grams = gramsOf(lines, 1)
  const [co2 = 0, ch4 = 0, n2o = 0] = [grams.get('co2'), grams.get('ch4'), grams.get('n2o')]
  expect(co2 + ch4 + n2o).toBe(18_296_000)
  expect([ch4 > 0, n2o > 0, co2 > 18_200_000]).toEqual([true, true, true])
  expect(gasesOfLines(lines)).toMatchObject({ splitGrams: [18_296_000, 0, 0], notSplit: [] })
})

test('a refrigerant is of its group, and the kilograms are what leaked', () => {
  const leak = line({ category: 'fugitiveEmissions', gas: 'hfc', quantity: 3, share: 0.5 })
  const hfc = gasesOfLines([leak]).gases.find(({ gas }) => gas === 'hfc')
  expect(hfc?.scopes[0]).toEqual({ kg: 1.5, grams: 1_000 })
})

test('what is not split is named, the largest first, and is in no gas', () => {
  const { notSplit, splitGrams } = gasesOfLines([
    line({ source: 'Water supply', category: 'purchasedGoodsAndServices', grams: 10 }),
    line({ gas: 'blend', category: 'fugitiveEmissions', source: 'Refrigerant & other', grams: 30 }),
    line({ source: 'Water supply', category: 'purchasedGoodsAndServices', grams: 40 }),
    line({ grams: 0 }),
  ])
  expect(notSplit).toEqual([
    { source: 'Water supply', grams: 50 },
    { source: 'Refrigerant & other', grams: 30 },
  ])
  expect(splitGrams).toEqual([0, 0, 0])
})

test('the gases of a line never come to more than the line', () => {
  const gases = { co2: 0, ch4: 0.2, n2o: 0.3 }
  const grams = gramsOf([line({ grams: 3, gases, potentials: { ch4: 28, n2o: 265 } })], 1)
  expect([grams.get('co2'), grams.get('ch4'), grams.get('n2o')]).toEqual([0, 3, 0])
})
