import { expect, test } from 'vitest'
import { PURCHASE_STATUSES, purchaseStatusLabel } from './purchase-status.ts'

test('purchases read in plain words', () => {
  expect(PURCHASE_STATUSES.map(purchaseStatusLabel)).toEqual([
    'Pending',
    'Paid',
    'Failed',
    'Cancelled',
    'Refunded',
  ])
})
