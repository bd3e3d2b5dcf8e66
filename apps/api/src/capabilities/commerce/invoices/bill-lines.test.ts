import { expect, test } from 'vitest'
import { billLines } from './bill-lines.ts'

const bill = (change: object = {}) => ({
  store: 'Fern & Moss',
  orders: 12,
  milliTrees: 12_345,
  co2eGrams: 0,
  plasticGrams: 0,
  grossMinor: 1_235,
  creditMinor: 0,
  ...change,
})
const linesOf = (...bills: object[]) => billLines({ lines: bills, currency: 'GBP' })

test.each([
  [{ milliTrees: 12_345 }, '12.345 trees'],
  [{ milliTrees: 12_000 }, '12 trees'],
  [{ milliTrees: 1_000 }, '1 tree'],
  [{ milliTrees: 0, co2eGrams: 2_500 }, '2.5 kg of CO2e'],
  [{ co2eGrams: 500, plasticGrams: 40 }, '12.345 trees, 500 g of CO2e and 40 g of plastic'],
])('a store that funded %j is invoiced for %s', (funded, unitPrice) => {
  expect(linesOf(bill(funded))).toEqual([
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
