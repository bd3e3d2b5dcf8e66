import { describe, expect, test } from 'vitest'
import { cardWords, fundedLine, invoiceNotes, planLine } from './invoice-words.ts'

const PAID = {
  isPaid: true,
  paymentMethod: cardWords({ brand: 'Visa', last4: '4242' }),
  saysNoVat: true,
  funds: '8 trees',
  hasRefunds: false,
  isRefunded: false,
}

describe('under the sum of an invoice', () => {
  test.each([
    [{}, ['The seller is not', 'Paid by Visa ending in 4242.', 'it funds 8 trees.']],
    [{ saysNoVat: false }, ['Paid by Visa ending in 4242.', 'it funds 8 trees.']],
    [{ isPaid: false, saysNoVat: false }, ['it funds 8 trees.']],
    [{ paymentMethod: null, saysNoVat: false }, ['it funds 8 trees.']],
    [{ saysNoVat: false, funds: null }, ['Paid by Visa ending in 4242.']],
    [{ hasRefunds: true, saysNoVat: false, isPaid: false }, ['now stands on its certificate.']],
    [{ isRefunded: true, saysNoVat: false, isPaid: false }, ['it no longer funds anything.']],
  ])('stands, where it is %j, %j', (change, says) => {
    const notes = invoiceNotes({ ...PAID, ...change })
    expect(notes).toEqual(says.map((words) => expect.stringContaining(words)))
  })
})

test('a line says what a whole unit costs', () => {
  const amount = { minor: 1_500, currency: 'GBP' } as const
  expect(fundedLine({ impact: 'co2e', quantity: 2_500_000, each: '£6.00', amount })).toEqual({
    description: 'CO2e funded',
    quantity: '2.5 tonnes',
    unitPrice: '£6.00 a tonne',
    amount,
  })
  const all = { minor: 3_852, currency: 'GBP' } as const
  expect(
    planLine({
      title: 'Workforce plan, Lite',
      instalment: 'month 1 of 12',
      count: 12,
      amount: all,
    }),
  ).toMatchObject({ quantity: '12', unitPrice: '£3.21', amount: { minor: 3_852 } })
})
