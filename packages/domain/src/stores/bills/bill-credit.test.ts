import { describe, expect, test } from 'vitest'
import { creditOf, standsOf } from './bill-credit.ts'

const NONE = { moneyMinor: 0, quantity: 0 }
const bySum = { billedBy: 'money', moneyMinor: 100, quantity: 6_666 } as const
const byTrees = { billedBy: 'trees', moneyMinor: 46, quantity: 3_000 } as const

describe('what was billed and is refunded later', () => {
  test.each([
    ['nothing changed', bySum, { moneyMinor: 100, quantity: 6_666 }, NONE, null],
    ['all of it', bySum, NONE, NONE, { moneyMinor: 100, quantity: 6_666 }],
    [
      'a part of a percentage',
      bySum,
      { moneyMinor: 40, quantity: 2_666 },
      NONE,
      { moneyMinor: 60, quantity: 4_000 },
    ],
    [
      'some trees, at the price billed, rounded down',
      byTrees,
      { moneyMinor: 0, quantity: 2_000 },
      NONE,
      { moneyMinor: 15, quantity: 1_000 },
    ],
    [
      'of a percentage its money, not the share of its trees',
      bySum,
      { moneyMinor: 41, quantity: 2_666 },
      NONE,
      { moneyMinor: 59, quantity: 4_000 },
    ],
    [
      'less than a penny of trees',
      byTrees,
      { moneyMinor: 0, quantity: 2_999 },
      NONE,
      { moneyMinor: 0, quantity: 1 },
    ],
    [
      'a penny that paid for no tree',
      bySum,
      { moneyMinor: 99, quantity: 6_666 },
      NONE,
      { moneyMinor: 1, quantity: 0 },
    ],
    ['no trees at all', { ...byTrees, moneyMinor: 0, quantity: 0 }, NONE, NONE, null],
    ['all trees', byTrees, NONE, NONE, { moneyMinor: 46, quantity: 3_000 }],
    [
      'more than was credited already',
      bySum,
      NONE,
      { moneyMinor: 60, quantity: 4_000 },
      { moneyMinor: 40, quantity: 2_666 },
    ],
    ['what was credited already', bySum, NONE, { moneyMinor: 100, quantity: 6_666 }, null],
    [
      'an order that was put back afterwards stays credited',
      bySum,
      { moneyMinor: 100, quantity: 6_666 },
      { moneyMinor: 100, quantity: 6_666 },
      null,
    ],
    [
      'an order that grew is not billed again',
      bySum,
      { moneyMinor: 150, quantity: 9_999 },
      NONE,
      null,
    ],
  ])('is a credit: %s', (_, billed, now, credited, credit) => {
    expect(creditOf(billed, now, credited)).toEqual(credit)
  })
})

describe('what is left of an order on a bill', () => {
  const all = { moneyMinor: 100, quantity: 6_666 }
  test.each([
    ['all of it, where nothing changed', bySum, all, NONE, all],
    [
      'no more than was billed, where the order grew',
      bySum,
      { moneyMinor: 150, quantity: 9_999 },
      NONE,
      all,
    ],
    [
      'less a refund that no bill has credited yet',
      bySum,
      { moneyMinor: 40, quantity: 2_666 },
      NONE,
      { moneyMinor: 40, quantity: 2_666 },
    ],
    [
      'less a refund once, where it was credited',
      bySum,
      { moneyMinor: 40, quantity: 2_666 },
      { moneyMinor: 60, quantity: 4_000 },
      { moneyMinor: 40, quantity: 2_666 },
    ],
    ['nothing, where it was credited and came back', bySum, all, all, NONE],
    [
      'whole trees at the price billed',
      byTrees,
      { moneyMinor: 0, quantity: 2_000 },
      NONE,
      { moneyMinor: 31, quantity: 2_000 },
    ],
  ])('%s', (_, billed, now, credited, left) => {
    expect(standsOf(billed, now, credited)).toEqual(left)
  })
})
