import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from '../allocations/allocate.ts'
import { exceedsWhole, type GivenShare, millionthsOf, sharesGiven } from './shares-given.ts'

const YEAR = { from: '2024-01', to: '2024-12' }
const share = (millionths: number, method: GivenShare['method'] = 'mass'): GivenShare => ({
  method,
  period: YEAR,
  millionths,
})

/** What a customer of a supplier gets that bought so much of all that it sold. */
function allocated(bought: number, sold: number, grams = 1_000_000_000) {
  const found = allocate({
    method: 'mass',
    supplier: {
      period: YEAR,
      level: 'inventory',
      scope1Grams: grams,
      scope2LocationGrams: 0,
      upstreamGrams: grams,
    },
    customer: { period: YEAR },
    driver: {
      customer: { amount: String(bought), unit: 'kg' },
      supplier: { amount: String(sold), unit: 'kg' },
    },
  })
  if ('code' in found) throw new Error(found.code)
  return found
}

const purchases = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
const withTotal = purchases.map((bought) => ({
  bought,
  sold: Math.max(
    1,
    bought.reduce((sum, each) => sum + each, 0),
  ),
}))
const shareOf = (bought: number, sold: number) =>
  share(millionthsOf(allocated(bought, sold).share ?? ''))

describe('what a supplier gives to all its customers', () => {
  test.each([
    ['what is left', [share(400_000), share(300_000)], share(300_000), false],
    ['a little more, as amounts are rounded', [share(700_000)], share(305_000), false],
    ['more than there is', [share(700_000)], share(305_001), true],
    ['a share by something else', [share(700_000, 'revenue-share')], share(700_000), false],
    ['all of it to one more', [share(10_000)], share(1_000_000, 'whole'), true],
    ['anything beside an only customer', [share(1_000_000, 'whole')], share(10_000), true],
  ])('%s', (_, others, next, isTooMuch) => {
    expect(exceedsWhole(others, next)).toBe(isTooMuch)
  })

  test('other months are other emissions', () => {
    const earlier = { ...share(900_000), period: { from: '2023-01', to: '2023-12' } }
    expect(exceedsWhole([earlier], share(900_000))).toBe(false)
  })

  test('who sold all of it to several never gives too much, whatever the order', () => {
    fc.assert(
      fc.property(withTotal, fc.nat(), ({ bought, sold }, seed) => {
        const shares = bought.map((each) => shareOf(each, sold))
        const at = seed % shares.length
        const others = shares.filter((_, index) => index !== at)
        const next = shares[at] ?? share(0)
        expect(exceedsWhole(others, next)).toBe(false)
        expect(exceedsWhole(others.toReversed(), next)).toBe(false)
        const [all] = sharesGiven(shares)
        // Each is cut off after six decimals.
        expect(all?.millionths).toBeLessThanOrEqual(1_000_000)
        expect(all?.customers).toBe(bought.length)
      }),
    )
  })

  test('the shares of all customers add up to what was emitted, and nothing is counted twice', () => {
    fc.assert(
      fc.property(withTotal, ({ bought, sold }) => {
        const given = bought.reduce((sum, each) => sum + allocated(each, sold).grams, 0)
        const all = bought.some((each) => each > 0) ? 2_000_000_000 : 0
        // Each is rounded to the gram.
        expect(Math.abs(given - all)).toBeLessThanOrEqual(bought.length / 2)
      }),
    )
  })

  test('two purchases are what they would be as one', () => {
    const amount = fc.integer({ min: 0, max: 400_000 })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const apart = allocated(one, 1_000_000).grams + allocated(other, 1_000_000).grams
        const together = allocated(one + other, 1_000_000).grams
        expect(Math.abs(apart - together)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
