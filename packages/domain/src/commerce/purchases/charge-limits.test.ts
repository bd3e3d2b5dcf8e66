import { expect, test } from 'vitest'
import { money } from '../../quantity/money.ts'
import { checkCharge, largestCharge, smallestCharge } from './charge-limits.ts'

test.each([
  { minor: 29, currency: 'GBP', problem: 'AMOUNT_TOO_SMALL' },
  { minor: 30, currency: 'GBP', problem: null },
  { minor: 49, currency: 'EUR', problem: 'AMOUNT_TOO_SMALL' },
  { minor: 50, currency: 'EUR', problem: null },
  { minor: 49, currency: 'USD', problem: 'AMOUNT_TOO_SMALL' },
  { minor: 50, currency: 'USD', problem: null },
  { minor: 99_999_999, currency: 'USD', problem: null },
  { minor: 100_000_000, currency: 'USD', problem: 'AMOUNT_TOO_LARGE' },
] as const)('$minor of $currency: $problem', ({ minor, currency, problem }) => {
  expect(checkCharge(money(minor, currency))).toBe(problem)
})

test.each(['GBP', 'EUR', 'USD'] as const)(
  'the limits themselves can be charged in %s',
  (currency) => {
    const [least, most] = [smallestCharge(currency), largestCharge(currency)]
    expect([least.currency, most]).toEqual([currency, { minor: 99_999_999, currency }])
    expect([checkCharge(least), checkCharge(most)]).toEqual([null, null])
    expect(checkCharge(money(least.minor - 1, currency))).toBe('AMOUNT_TOO_SMALL')
  },
)
