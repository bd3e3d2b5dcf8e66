import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hybridAnswer, upstreamShareOf } from './hybrid-answer.ts'

test('what a bakery buys is most of what it emits up to its gate', () => {
  const share = upstreamShareOf({ sector: 'other_food_products', country: 'GB', year: 2024 })
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(1)
})

test('nothing is assumed of a sector that is not known', () => {
  expect(upstreamShareOf({ sector: 'alchemy', country: 'GB', year: 2024 })).toBe(null)
})

const grams = fc.integer({ min: 0, max: 1e12 })

test('the parts add up, and no more of the spending stands for what is bought than there is', () => {
  fc.assert(
    fc.property(grams, grams, fc.double({ min: 0, max: 1, noNaN: true }), (own, spent, share) => {
      const found = hybridAnswer({
        scopes12Grams: own,
        benchmarkGrams: spent,
        upstreamShare: share,
      })
      expect(found.scopes12Grams + found.upstreamGrams).toBe(found.grams)
      expect(found.upstreamGrams).toBeLessThanOrEqual(spent)
      expect(found.scopes12Grams).toBe(own)
    }),
  )
})

test('lines that are answered together come to what they come to one by one, but for rounding', () => {
  fc.assert(
    fc.property(grams, grams, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      const upstream = (benchmarkGrams: number) =>
        hybridAnswer({ scopes12Grams: 0, benchmarkGrams, upstreamShare: share }).upstreamGrams
      expect(Math.abs(upstream(one + other) - upstream(one) - upstream(other))).toBeLessThan(2)
    }),
  )
})
