import { expect, test } from 'vitest'
import type { InventoryCategory } from '../inventory/inventory-categories.ts'
import { answeredGrams, answerHolds } from './answer-holds.ts'

const shownOf = (purchases: number, gas: number, fuel: number) => ({
  categories: [
    { category: 'stationaryCombustion', enteredGrams: gas },
    { category: 'mobileCombustion', enteredGrams: fuel },
    { category: 'unknownScopeOne', enteredGrams: 0 },
    { category: 'purchasedGoodsAndServices', enteredGrams: purchases },
  ] as const,
  total: purchases + gas + fuel,
})

test('what is answered of a whole scope is about all that is entered in it', () => {
  const shown = shownOf(1_000, 200, 30)
  expect(answeredGrams('unknownScopeOne', shown)).toBe(230)
  expect(answeredGrams('purchasedGoodsAndServices', shown)).toBe(1_000)
  expect(answeredGrams('franchises', shown)).toBe(0)
  expect(answeredGrams('below-range', shown)).toBe(1_230)
})

const of = (subject: InventoryCategory | 'below-range', grams: number | null) =>
  ({ subject, answer: subject === 'below-range' ? 'seen' : 'figures', grams }) as const

test.each([
  ['as it was', of('purchasedGoodsAndServices', 1_000), shownOf(1_000, 0, 0), true],
  ['a tenth more', of('purchasedGoodsAndServices', 1_000), shownOf(1_100, 0, 0), true],
  ['more than a tenth more', of('purchasedGoodsAndServices', 1_000), shownOf(1_101, 0, 0), false],
  ['a tenth less', of('purchasedGoodsAndServices', 1_000), shownOf(900, 0, 0), true],
  ['more than a tenth less', of('purchasedGoodsAndServices', 1_000), shownOf(899, 0, 0), false],
  ['another category', of('purchasedGoodsAndServices', 1_000), shownOf(1_000, 9, 9), true],
  ['nothing, and still nothing', of('franchises', 0), shownOf(1_000, 0, 0), true],
  ['nothing, and now something', of('purchasedGoodsAndServices', 0), shownOf(1, 0, 0), false],
  ['of a scope, other fuel', of('unknownScopeOne', 100), shownOf(0, 60, 40), true],
  ['of a scope, less fuel', of('unknownScopeOne', 100), shownOf(0, 60, 0), false],
  ['the total, nearly the same', of('below-range', 1_000), shownOf(1_000, 50, 50), true],
  ['the total, smaller', of('below-range', 1_000), shownOf(500, 50, 50), false],
  ['grams that were not stored', of('below-range', null), shownOf(5, 5, 5), true],
] as const)(
  'an answer ends when its figures change by more than a tenth: %s',
  (_, answer, shown, holds) => {
    expect(answerHolds(answer, shown)).toBe(holds)
  },
)

test('a rest that was added follows the figures', () => {
  const rest = { subject: 'purchasedGoodsAndServices', answer: 'rest', grams: 100 } as const
  expect(answerHolds(rest, shownOf(900, 0, 0))).toBe(true)
})
