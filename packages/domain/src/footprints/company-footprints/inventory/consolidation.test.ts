import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APPROACHES, countedBasisPoints, countedGrams } from './consolidation.ts'

const HALF = { equityBasisPoints: 5_000, hasFinancialControl: true, hasOperationalControl: false }

test.each([
  ['equityShare', 5_000],
  ['financialControl', 10_000],
  ['operationalControl', 0],
] as const)('by %s %d basis points of a half-owned company count', (approach, counted) => {
  expect(countedBasisPoints(approach, HALF)).toBe(counted)
})

test.each(APPROACHES)('by %s the company itself counts whole', (approach) => {
  expect(countedBasisPoints(approach, null)).toBe(10_000)
})

test('an equity share is linear: shares of a whole add up to it, but for half a gram each', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 15 })
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (grams, share) => {
      const parts = countedGrams(grams, share) + countedGrams(grams, 10_000 - share)
      expect(Math.abs(parts - grams)).toBeLessThanOrEqual(1)
      expect(countedGrams(grams, 10_000)).toBe(grams)
      expect(countedGrams(grams, 0)).toBe(0)
      expect(
        Math.abs(countedGrams(2 * grams, share) - 2 * countedGrams(grams, share)),
      ).toBeLessThanOrEqual(1)
    }),
  )
})
