import { describe, expect, test } from 'vitest'
import { money } from '../../quantity/money.ts'
import { needsApproval, raisesLimits, type SpendLimits, whyNotSpend } from './spend-limits.ts'

const LIMITS: SpendLimits = {
  currency: 'GBP',
  perPurchaseMinor: 5_000,
  perDayMinor: 8_000,
  perMonthMinor: 20_000,
  approveAboveMinor: 3_000,
}

describe('what a key may spend', () => {
  test.each([
    ['nothing so far', 0, 0, 5_000, null],
    ['more than one purchase may cost', 0, 0, 5_001, 'purchase'],
    ['exactly what is left of the day', 3_000, 3_000, 5_000, null],
    ['a penny more than is left of the day', 3_001, 3_001, 5_000, 'day'],
    ['exactly what is left of the month', 0, 15_000, 5_000, null],
    ['a penny more than is left of the month', 0, 15_001, 5_000, 'month'],
  ])('%s', (_, dayMinor, monthMinor, minor, why) => {
    expect(whyNotSpend(LIMITS, { dayMinor, monthMinor }, money(minor, 'GBP'))).toBe(why)
  })

  test('is in its own currency', () => {
    const spent = { dayMinor: 0, monthMinor: 0 }
    expect(whyNotSpend(LIMITS, spent, money(100, 'EUR'))).toBe('currency')
  })
})

test('a person is asked for what costs more than the key may spend alone', () => {
  expect([3_000, 3_001].map((minor) => needsApproval(LIMITS, money(minor, 'GBP')))).toEqual([
    false,
    true,
  ])
})

test.each([
  ['the first limits', null, LIMITS, true],
  ['the same limits', LIMITS, LIMITS, false],
  ['lower limits', LIMITS, { ...LIMITS, perDayMinor: 1 }, false],
  ['a higher limit', LIMITS, { ...LIMITS, approveAboveMinor: 3_001 }, true],
  ['another currency', LIMITS, { ...LIMITS, currency: 'EUR' as const }, true],
  ['no limits, as it buys no more', LIMITS, null, false],
])('%s', (_, before, after, raises) => {
  expect(raisesLimits(before, after)).toBe(raises)
})
