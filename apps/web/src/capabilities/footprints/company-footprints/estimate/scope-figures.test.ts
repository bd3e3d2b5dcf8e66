import { expect, test } from 'vitest'
import { figuresInWords } from './scope-figures.tsx'

const tonnes = (word: string) => Number(word.replace(/,| t$/g, ''))

test('the total without categories 9 to 15 is the shown total less the shown categories', () => {
  const estimate = {
    scope1: 10_040_000,
    scope2: 5_040_000,
    categories: [
      { category: 'purchasedGoodsAndServices', co2e: 50_040_000 },
      { category: 'useOfSoldProducts', co2e: 20_040_000 },
      { category: 'investments', co2e: 3_140_000 },
    ],
  } as const
  const shown = figuresInWords({ ...estimate, categories: [...estimate.categories] })
  const [, use, investments] = shown.categories.map(({ word }) => tonnes(word))
  const left = tonnes(shown.total) - (use ?? 0) - (investments ?? 0)
  expect(tonnes(shown.withoutDownstream)).toBeCloseTo(left, 9)
})

test('nothing after the sale leaves the total as it is', () => {
  const shown = figuresInWords({
    scope1: 1_234_000,
    scope2: 0,
    categories: [{ category: 'businessTravel', co2e: 5_678_000 }],
  })
  expect(shown.withoutDownstream).toBe(shown.total)
})
