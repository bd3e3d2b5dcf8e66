import { expect, test } from 'vitest'
import type { Benchmark } from '../../completeness/category-completeness.ts'
import { CATEGORY_KEYS } from '../../scopes.ts'
import type { CategoryState, InventoryCategory } from '../inventory-categories.ts'
import { stateProblem } from '../inventory-totals.ts'
import { closeCategories, type RestChoice, usualGrams } from './close-categories.ts'
import { whyNot } from './why-not.ts'

const benchmark: Benchmark = {
  scope1: 100,
  scope2: 10,
  total: 1_000,
  categories: [
    { category: 'purchasedGoodsAndServices', co2e: 700 },
    { category: 'capitalGoods', co2e: 10 },
    { category: 'investments', co2e: 0 },
  ],
  ranges: { scope12: { factor: 2 }, upstream: { factor: 3 }, total: { low: 300, high: 3_000 } },
}
const GAS: readonly (readonly [InventoryCategory, CategoryState])[] = [
  ['stationaryCombustion', 'figures'],
]

/** By category, what closing all that is open makes of it. */
function closed(
  rest: RestChoice,
  entered: typeof GAS = [],
  said: readonly (readonly [InventoryCategory, string])[] = [],
) {
  const states = new Map(entered)
  const open = CATEGORY_KEYS.filter((key) => !states.has(key))
  const all = closeCategories({ open, said: new Map(said), rest, states, benchmark })
  for (const each of all)
    expect([each, stateProblem(states, each, benchmark)]).toEqual([each, null])
  return new Map(all.map(({ category, state, reason }) => [category, [state, reason]]))
}

test('what was said of a category is its reason, and the rest may stay open', () => {
  const why = 'We have sold ours.'
  expect([...closed('open', [], [['franchises', why]])]).toEqual([
    ['franchises', ['not-applicable', why]],
  ])
})

test('none of the rest applies, but for what firms of the sector usually have', () => {
  const all = closed('none')
  expect(all.get('franchises')).toEqual(['not-applicable', 'We have no franchises.'])
  expect(all.get('capitalGoods')?.[0]).toBe('not-applicable')
  expect(all.has('purchasedGoodsAndServices')).toBe(false)
  // Nothing of scope 1 is entered, and firms usually have some of it.
  expect(all.has('mobileCombustion')).toBe(false)
  expect(all.has('combinedHeatAndPower')).toBe(true)
})

test('of a scope with figures the rest may be said not to apply', () => {
  expect(closed('none', GAS).get('mobileCombustion')?.[0]).toBe('not-applicable')
  const states = new Map(GAS)
  expect(usualGrams('mobileCombustion', { states, benchmark })).toBe(0)
  expect(usualGrams('mobileCombustion', { states: new Map(), benchmark })).toBe(100)
})

test('the benchmark stands for the rest, once for a whole scope; what has none does not apply', () => {
  const all = closed('benchmark')
  expect(all.get('unknownScopeOne')).toEqual(['benchmark', ''])
  expect(all.has('mobileCombustion')).toBe(false)
  expect(all.get('capitalGoods')).toEqual(['benchmark', ''])
  expect(all.get('investments')?.[0]).toBe('not-applicable')
  expect(closed('benchmark', GAS).get('unknownScopeOne')).toEqual(['figures-and-rest', ''])
})

test('each category has a reason that is a sentence', () => {
  for (const key of CATEGORY_KEYS)
    for (const reason of whyNot(key)) expect(reason).toMatch(/^[A-Z].{8,120}\.$/)
})
