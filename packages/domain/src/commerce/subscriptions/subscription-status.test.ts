import { expect, test } from 'vitest'
import {
  BILLED_STATUSES,
  CARD_STATUSES,
  canMove,
  ENDED_STATUSES,
  hasEnded,
  INVOICE_STATUSES,
  invoiceLabel,
  isBilled,
  isLive,
  NEXT_STATUSES,
  STATUS_OF,
  SUBSCRIPTION_STATUSES,
  statusLabel,
} from './subscription-status.ts'

test('whatever the provider says has a status, and every status comes from something', () => {
  expect(new Set(Object.values(STATUS_OF))).toEqual(new Set(SUBSCRIPTION_STATUSES))
})

test('ended is ended, and nothing begins again', () => {
  expect(NEXT_STATUSES.canceled).toEqual([])
  expect(NEXT_STATUSES.expired).toEqual([])
  const last = SUBSCRIPTION_STATUSES.filter((status) => NEXT_STATUSES[status].length === 0)
  expect(ENDED_STATUSES).toEqual(last)
  expect(SUBSCRIPTION_STATUSES.filter(hasEnded)).toEqual(last)
  for (const from of SUBSCRIPTION_STATUSES) expect(canMove(from, from)).toBe(false)
})

test('one that was paid for once never goes back to waiting for its first payment', () => {
  for (const from of ['active', 'failed', 'frozen'] as const) {
    expect(canMove(from, 'pending')).toBe(false)
    expect(canMove(from, 'declined')).toBe(false)
    expect(canMove(from, 'expired')).toBe(false)
  }
})

test.each([
  ['pending', false],
  ['3ds_pending', false],
  ['failed', true],
  ['active', true],
  ['canceled', false],
  ['declined', false],
  ['expired', false],
  ['frozen', true],
] as const)('of a subscription that is %s, more cycles can come: %s', (status, live) => {
  expect(isLive(status)).toBe(live)
})

test('a status reads as people say it', () => {
  expect(SUBSCRIPTION_STATUSES.map(statusLabel)).toEqual([
    'Pending',
    'Waiting for your bank',
    'Payment failed',
    'Active',
    'Cancelled',
    'Declined',
    'Expired',
    'Frozen',
  ])
})

test('one is billed while it runs, and its card can be changed until it has ended', () => {
  expect(BILLED_STATUSES).toEqual(['3ds_pending', 'failed', 'active'])
  expect(SUBSCRIPTION_STATUSES.filter(isBilled)).toEqual(BILLED_STATUSES)
  expect(SUBSCRIPTION_STATUSES.filter(isLive)).toEqual(['failed', 'active', 'frozen'])
  expect(CARD_STATUSES).toEqual(['3ds_pending', 'failed', 'active', 'frozen'])
})

test('invoices are called as the specification calls them', () => {
  expect(INVOICE_STATUSES.map(invoiceLabel)).toEqual([
    'Pending',
    'Pending',
    'Paid',
    'Failed',
    'Cancelled',
  ])
})
