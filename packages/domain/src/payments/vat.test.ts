import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../quantity/money.ts'
import { vatWithin } from './vat.ts'

const GB = { country: 'GB', percent: 20 }
const total = money(12_000, 'GBP')

describe('the VAT of an invoice', () => {
  test.each([
    ['somebody at home', { country: 'GB', hasTaxId: false }, 2_000],
    ['a registered business at home', { country: 'GB', hasTaxId: true }, 2_000],
    ['somebody abroad', { country: 'FR', hasTaxId: false }, 2_000],
    ['somebody without an address', { country: null, hasTaxId: true }, 2_000],
  ])('to %s is included at the rate of the seller', (_, buyer, minor) => {
    expect(vatWithin(total, GB, buyer)).toEqual({
      label: 'VAT at 20 %, included',
      amount: money(minor, 'GBP'),
    })
  })

  test('to a business abroad with a tax id is the customer’s to account for', () => {
    expect(vatWithin(total, GB, { country: 'DE', hasTaxId: true })).toEqual({
      label: 'VAT: reverse charge, the customer accounts for it',
      amount: money(0, 'GBP'),
    })
  })

  test('of a seller who is not registered is none', () => {
    expect(vatWithin(total, null, { country: 'GB', hasTaxId: true })).toBeNull()
  })

  test('is within half a penny of the exact part, and what is left is its base', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(5, 9, 19, 20, 21, 25), (minor, percent) => {
        const vat = vatWithin(
          money(minor, 'EUR'),
          { country: 'IE', percent },
          { country: 'IE', hasTaxId: false },
        )
        const amount = vat?.amount.minor ?? 0
        expect(Math.abs(amount - (minor * percent) / (100 + percent))).toBeLessThanOrEqual(0.5)
        expect(Math.abs(((minor - amount) * percent) / 100 - amount)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
