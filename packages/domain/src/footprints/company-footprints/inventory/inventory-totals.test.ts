import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Benchmark } from '../completeness/category-completeness.ts'
import { CATEGORY_KEYS, categoryName, scopeOf } from '../scopes.ts'
import {
  type CategoryState,
  INVENTORY_CATEGORIES,
  type InventoryCategory,
} from './inventory-categories.ts'
import {
  benchmarkOf,
  type CountedLine,
  inventoryTotals,
  isCoveredByScope,
  stateProblem,
} from './inventory-totals.ts'

const BENCHMARK: Benchmark = {
  scope1: 1_000,
  scope2: 2_000,
  categories: [
    { category: 'purchasedGoodsAndServices', co2e: 30_000 },
    { category: 'businessTravel', co2e: 4_000 },
  ],
  total: 37_000,
  ranges: {
    scope12: { factor: 9 },
    upstream: { factor: 3.8 },
    total: { low: 10_000, high: 100_000 },
  },
}
/** Of a sector whose purchases are not compared in parts. */
function totalsOf(
  given: ReadonlyMap<InventoryCategory, CategoryState>,
  lines: readonly CountedLine[],
  benchmark: Benchmark,
) {
  const input = { sector: 'unknown', benchmark, states: given, completeParts: [], lines }
  const { totals, ...others } = inventoryTotals(input)
  return { ...others, ...totals }
}

const line = (change: Partial<CountedLine>): CountedLine => ({
  category: 'stationaryCombustion',
  co2eGrams: 100,
  marketGrams: null,
  biogenicGrams: 0,
  uncertainty: 1.2,
  quality: 1,
  factorId: 'a',
  ...change,
})
const states = (given: Partial<Record<InventoryCategory, CategoryState>>) =>
  new Map(Object.entries(given) as [InventoryCategory, CategoryState][])

describe('the sums of an inventory', () => {
  test('leave a category open whose benchmark the estimate has lost', () => {
    const lost = totalsOf(states({ investments: 'benchmark' }), [], BENCHMARK)
    expect([lost.scope3, lost.open.includes('investments')]).toEqual([0, true])
  })

  test('take what was entered, and the benchmark where that was chosen', () => {
    const totals = totalsOf(
      states({
        stationaryCombustion: 'figures',
        unknownScopeTwo: 'benchmark',
        businessTravel: 'benchmark',
        franchises: 'not-applicable',
      }),
      [line({}), line({ co2eGrams: 50, biogenicGrams: 7 })],
      BENCHMARK,
    )
    expect(totals).toMatchObject({
      scope1: 150,
      scope2: 2_000,
      scope3: 4_000,
      total: 6_150,
      biogenic: 7,
    })
    expect(totals.benchmarkShare).toBeCloseTo(6_000 / 6_150, 9)
    expect(totals.open).toEqual(
      CATEGORY_KEYS.slice(1, 4).concat(
        CATEGORY_KEYS.slice(7).filter((key) => key !== 'businessTravel' && key !== 'franchises'),
      ),
    )
  })

  test('show scope 2 by market beside that by location, for what has a contract', () => {
    const totals = totalsOf(
      states({ indirectElectricityEmissions: 'figures' }),
      [
        line({ category: 'indirectElectricityEmissions', co2eGrams: 500, marketGrams: 20 }),
        line({ category: 'indirectElectricityEmissions', co2eGrams: 300 }),
      ],
      BENCHMARK,
    )
    expect(totals).toMatchObject({ scope2: 800, scope2Market: 320, total: 800, totalMarket: 320 })
  })

  test('leave out lines of a category that counts otherwise', () => {
    const totals = totalsOf(
      states({ businessTravel: 'benchmark' }),
      [line({ category: 'businessTravel', co2eGrams: 9 })],
      BENCHMARK,
    )
    expect(totals.total).toBe(4_000)
  })

  test('of nothing are nothing, and everything is open', () => {
    const totals = totalsOf(new Map(), [], BENCHMARK)
    expect(totals).toMatchObject({ total: 0, uncertainty: 1, benchmarkShare: 0 })
    expect(totals.open).toEqual(CATEGORY_KEYS)
    expect(new Set(totals.categories.map(({ state }) => state))).toEqual(new Set(['open']))
  })

  test('are those of their categories, to the gram, whatever was entered', () => {
    const anyState = fc.constantFrom<CategoryState>(
      'open',
      'benchmark',
      'figures',
      'not-applicable',
    )
    const anyStates = fc.array(fc.tuple(fc.constantFrom(...INVENTORY_CATEGORIES), anyState))
    const anyLine = fc.record({
      category: fc.constantFrom(...CATEGORY_KEYS),
      co2eGrams: fc.nat(10 ** 9),
      marketGrams: fc.option(fc.nat(10 ** 9)),
      biogenicGrams: fc.nat(10 ** 6),
      uncertainty: fc.double({ min: 1, max: 3, noNaN: true }),
      quality: fc.constantFrom(1, 2.6, 4),
      factorId: fc.constantFrom('a', 'b'),
    })
    fc.assert(
      fc.property(anyStates, fc.array(anyLine), (given, lines) => {
        const totals = totalsOf(new Map(given), lines, BENCHMARK)
        const sum = totals.categories.reduce((all, { co2eGrams }) => all + co2eGrams, 0)
        expect(sum).toBe(totals.total)
        expect(totals.scope1 + totals.scope2 + totals.scope3).toBe(totals.total)
        expect(totals.totalMarket - totals.total).toBe(totals.scope2Market - totals.scope2)
        expect(totals.scope2Market).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a state of a category', () => {
  test.each([
    [{}, 'franchises', 'not-applicable', null, 'REASON_MISSING'],
    [{}, 'franchises', 'not-applicable', 'We have none.', null],
    [{}, 'franchises', 'benchmark', null, 'NO_BENCHMARK'],
    [{}, 'stationaryCombustion', 'benchmark', null, 'NO_BENCHMARK'],
    [{}, 'businessTravel', 'benchmark', null, null],
    [{}, 'unknownScopeOne', 'benchmark', null, null],
    [{ mobileCombustion: 'figures' }, 'unknownScopeOne', 'benchmark', null, 'COUNTED_TWICE'],
    [{ mobileCombustion: 'figures' }, 'unknownScopeTwo', 'benchmark', null, null],
    [{ mobileCombustion: 'figures' }, 'unknownScopeOne', 'open', null, null],
    [{ capitalGoods: 'figures' }, 'businessTravel', 'benchmark', null, null],
  ] as const)('beside %j: %s %s because %j gives %j', (given, category, state, reason, problem) => {
    expect(stateProblem(states(given), { category, state, reason }, BENCHMARK)).toBe(problem)
  })

  test('figures count twice beside the benchmark of their scope', () => {
    const covered = states({ unknownScopeOne: 'benchmark' })
    expect(isCoveredByScope(covered, 'mobileCombustion')).toBe(true)
    expect(isCoveredByScope(covered, 'indirectElectricityEmissions')).toBe(false)
    expect(
      isCoveredByScope(states({ unknownScopeTwo: 'not-applicable' }), 'combinedHeatAndPower'),
    ).toBe(false)
    expect(isCoveredByScope(covered, 'businessTravel')).toBe(false)
  })
})

test('categories have the names and scopes of the GHG Protocol', () => {
  expect(CATEGORY_KEYS.map(scopeOf)).toEqual([
    ...Array(4).fill(1),
    ...Array(3).fill(2),
    ...Array(15).fill(3),
  ])
  expect(categoryName('mobileCombustion')).toBe('Mobile combustion')
  expect(categoryName('franchises')).toBe('Franchises')
})

test('the range of a sum follows its lines, and a benchmark is less certain than any of them', () => {
  const entered = states({ stationaryCombustion: 'figures' })
  const alone = totalsOf(entered, [line({ uncertainty: 1.3 })], BENCHMARK)
  expect(alone.uncertainty).toBeCloseTo(1.3, 9)
  const guessed = totalsOf(states({ businessTravel: 'benchmark' }), [], BENCHMARK)
  expect(guessed.uncertainty).toBeCloseTo(7.7, 1)
  const wholeScope = totalsOf(states({ unknownScopeOne: 'benchmark' }), [], BENCHMARK)
  expect(wholeScope.uncertainty).toBeCloseTo(9 ** (1.96 / 1.2816), 9)
  const two = states({ businessTravel: 'benchmark', purchasedGoodsAndServices: 'benchmark' })
  expect(totalsOf(two, [], BENCHMARK).uncertainty).toBeCloseTo(guessed.uncertainty, 9)
  const other = line({ factorId: 'b', category: 'mobileCombustion' })
  const both = states({ stationaryCombustion: 'figures', mobileCombustion: 'figures' })
  expect(totalsOf(both, [line({}), other], BENCHMARK).uncertainty).toBeLessThan(1.2)
})

test('a sum is as firm as what it is made of, by emissions; lines of one factor are wrong together', () => {
  const entered = states({ stationaryCombustion: 'figures', mobileCombustion: 'figures' })
  const lines = [
    line({ co2eGrams: 300, quality: 1, uncertainty: 1.2 }),
    line({ co2eGrams: 100, quality: 4, uncertainty: 1.2 }),
    line({
      co2eGrams: 400,
      quality: 2,
      category: 'mobileCombustion',
      factorId: 'b',
      uncertainty: 1.5,
    }),
  ]
  const { categories, quality, uncertainty } = totalsOf(entered, lines, BENCHMARK)
  const [stationary, mobile, third] = categories
  expect(stationary).toMatchObject({ quality: { score: 1.75, poorShare: 0.25 } })
  expect(stationary?.uncertainty).toBeCloseTo(1.2, 9)
  expect(mobile).toMatchObject({ quality: { score: 2, poorShare: 0 } })
  expect(third).toMatchObject({ quality: null, uncertainty: 1 })
  expect(quality).toEqual({ score: 1.875, poorShare: 0.125 })
  expect(Math.log(uncertainty)).toBeCloseTo(Math.hypot(Math.log(1.2) / 2, Math.log(1.5) / 2), 9)
  const guess = totalsOf(states({ businessTravel: 'benchmark' }), [], BENCHMARK)
  expect(guess.quality).toEqual({ score: 4, poorShare: 1 })
})

test('a category counts its own lines alone, and has no benchmark that the estimate does not give', () => {
  const two = states({ stationaryCombustion: 'figures', mobileCombustion: 'figures' })
  const lines = [line({ co2eGrams: 5 }), line({ co2eGrams: 70, category: 'mobileCombustion' })]
  const { categories } = totalsOf(two, lines, BENCHMARK)
  expect(categories.slice(0, 2).map(({ co2eGrams }) => co2eGrams)).toEqual([5, 70])
  expect(categories.find(({ category }) => category === 'unknownScopeOne')?.scope).toBe(1)
  expect(benchmarkOf('unknownScopeTwo', BENCHMARK)).toBe(2_000)
  expect(benchmarkOf('businessTravel', BENCHMARK)).toBe(4_000)
  expect(benchmarkOf('mobileCombustion', BENCHMARK)).toBeNull()
  const unknown = { ...BENCHMARK, categories: [{ category: 'businessTravel', co2e: 0 } as const] }
  expect(benchmarkOf('businessTravel', unknown)).toBeNull()
})
