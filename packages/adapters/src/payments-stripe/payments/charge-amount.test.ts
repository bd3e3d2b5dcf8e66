import { CURRENCIES, money } from '@understory/domain/quantity/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeAmount, chargedMoney, chargeRule } from './charge-amount.ts'

test.each([
  { currency: 'GBP', decimals: 2, step: 1 },
  { currency: 'JPY', decimals: 0, step: 1 },
  { currency: 'MGA', decimals: 0, step: 1 },
  { currency: 'KWD', decimals: 3, step: 1 },
  { currency: 'HUF', decimals: 2, step: 1 },
  { currency: 'ISK', decimals: 2, step: 100 },
  { currency: 'UGX', decimals: 2, step: 100 },
])('$currency is charged with $decimals decimals in steps of $step', (row) => {
  expect(chargeRule(row.currency)).toEqual({ decimals: row.decimals, step: row.step })
})

test('what is charged and read back is what was asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.nat(99_999_999), (currency, minor) => {
      const price = money(minor, currency)
      expect(chargedMoney(chargeAmount(price), currency.toLowerCase())).toEqual(price)
    }),
  )
})
