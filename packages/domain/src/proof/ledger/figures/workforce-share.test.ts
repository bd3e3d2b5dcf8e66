import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grams } from '../../../quantity/impact-quantity.ts'
import { countsAgainstFootprint } from './workforce-share.ts'

test('a fifth of what a workforce plan offsets counts against the footprint', () => {
  expect(countsAgainstFootprint(grams(20_210_000))).toBe(4_042_000)
  expect(countsAgainstFootprint(grams(9))).toBe(1)
})

test('it is never more than a fifth, and less than a gram short of it', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), (offset) => {
      const counted = countsAgainstFootprint(grams(offset))
      expect(counted * 5).toBeLessThanOrEqual(offset)
      expect(counted * 5).toBeGreaterThan(offset - 5)
    }),
  )
})
