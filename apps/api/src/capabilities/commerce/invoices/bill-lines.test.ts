import { expect, test } from 'vitest'
import { billLines } from './bill-lines.ts'

const bill = (change: object = {}) => ({
  store: 'Fern & Moss',
  orders: 12,
  milliTrees: 12_345,
  grossMinor: 1_235,
  creditMinor: 0,
  ...change,
})
const linesOf = (...bills: object[]) => billLines({ lines: bills, currency: 'GBP' })

test.each([
  [12_345, '12.345 trees'],
  [12_000, '12 trees'],
  [1_000, '1 tree'],
])('a store with %d thousandths of a tree is invoiced for %s', (milliTrees, unitPrice) => {
  expect(linesOf(bill({ milliTrees }))).toEqual([
    {
      description: 'Fern & Moss: contributions of orders',
      quantity: '12',
      unitPrice,
      amount: { minor: 1_235, currency: 'GBP' },
    },
  ])
})

test('what its refunds take off has a line of its own', () => {
  const lines = linesOf(bill({ orders: 1, creditMinor: 35 }), bill({ store: 'Bark' }))
  expect(lines.map(({ description, amount }) => [description, amount.minor])).toEqual([
    ['Fern & Moss: contribution of an order', 1_235],
    ['Fern & Moss: credit for orders that were refunded', -35],
    ['Bark: contributions of orders', 1_235],
  ])
})
