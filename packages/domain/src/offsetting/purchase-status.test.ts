import { expect, test } from 'vitest'
import {
  canBecome,
  INVOICE_STATUSES,
  invoiceStatusLabel,
  PURCHASE_STATUSES,
  purchaseStatusLabel,
} from './purchase-status.ts'

test('a purchase moves along these ways and no others', () => {
  const ways = PURCHASE_STATUSES.flatMap((from) =>
    PURCHASE_STATUSES.filter((to) => canBecome(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(ways).toEqual([
    'pending > paid',
    'pending > failed',
    'pending > canceled',
    'paid > refunded',
    'failed > pending',
    'failed > paid',
    'failed > canceled',
  ])
})

test('invoices read Pending, Pending, Paid, Failed, Cancelled', () => {
  expect(INVOICE_STATUSES.map(invoiceStatusLabel)).toEqual([
    'Pending',
    'Pending',
    'Paid',
    'Failed',
    'Cancelled',
  ])
})

test('purchases read in plain words', () => {
  expect(PURCHASE_STATUSES.map(purchaseStatusLabel)).toEqual([
    'Pending',
    'Paid',
    'Failed',
    'Cancelled',
    'Refunded',
  ])
})
