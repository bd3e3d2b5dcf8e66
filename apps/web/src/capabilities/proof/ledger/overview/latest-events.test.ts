import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { expect, test } from 'vitest'
import { latestEvents } from './latest-events.ts'

const purchase = (day: string, change: object = {}) => ({
  uuid: `p${day}`,
  status: 'paid' as const,
  paidAt: `${day}T10:00:00Z`,
  reference: null,
  milliTrees: 10_000,
  co2eGrams: 0,
  plasticGrams: 0,
  certificateId: 'c1',
  ...change,
})
const cycle = (date: string, change: object = {}) => ({
  cycleId: `s${date}`,
  date: date as CalendarDate,
  from: date as CalendarDate,
  to: date as CalendarDate,
  description: 'Every month',
  invoiceNumber: null,
  totalMinor: 611,
  refundedMinor: 0,
  currency: 'GBP' as const,
  status: 'paid' as const,
  isHeld: false,
  isRefunded: false,
  nextAttemptAt: null,
  ...change,
})

test('the five last things that were paid, the newest first, each with its certificate', () => {
  const events = latestEvents({
    purchases: [purchase('2026-11-01'), purchase('2026-11-05', { co2eGrams: 2_500_000 })],
    subscriptions: [
      {
        product: 'personal-individual-recurring',
        certificateId: 'c2',
        cycles: [
          cycle('2026-11-03'),
          cycle('2026-10-03'),
          cycle('2026-09-03'),
          cycle('2026-08-03'),
        ],
      },
    ],
    received: [],
    granted: [],
  })
  expect(events.map(({ at }) => at.slice(0, 10))).toEqual([
    '2026-11-05',
    '2026-11-03',
    '2026-11-01',
    '2026-10-03',
    '2026-09-03',
  ])
  expect(events[0]).toMatchObject({ title: '10 trees, 2.5 tonnes of CO2e', certificateId: 'c1' })
  expect(events[1]?.certificateId).toBe('c2')
})

test('a plan that was paid on a day with purchases is the last of it, and equals keep their order', () => {
  const events = latestEvents({
    purchases: [purchase('2026-11-05', { uuid: 'one' }), purchase('2026-11-05', { uuid: 'two' })],
    subscriptions: [
      {
        product: 'personal-individual-recurring',
        certificateId: 'c2',
        cycles: [cycle('2026-11-05')],
      },
    ],
    received: [],
    granted: [],
  })
  expect(events.map(({ id }) => id)).toEqual(['s2026-11-05', 'one', 'two'])
})

const offer = (change: object = {}) => ({
  grantedId: 'o',
  kind: 'offer' as const,
  title: 'A welcome',
  enteredAt: '2026-11-06T10:00:00Z',
  reversed: null,
  milliTrees: 5_000,
  co2eGrams: 0,
  plasticGrams: 0,
  certificateId: 'c4',
  ...change,
})

test('what our team entered counts in the total, and so stands among them', () => {
  const nothing = { purchases: [], subscriptions: [], received: [] }
  const [event] = latestEvents({ ...nothing, granted: [offer()] })
  expect(event).toMatchObject({
    title: '5 trees',
    detail: 'An offer: A welcome',
    certificateId: 'c4',
  })
})

test('what was not paid, was refunded or was not taken yet is no event', () => {
  const nothing = { co2eGrams: 0, plasticGrams: 0, certificateId: 'c3' }
  const gift = { giftId: 'g', from: 'Rowan', milliTrees: 1_000, ...nothing }
  expect(
    latestEvents({
      purchases: [
        purchase('2026-11-01', { paidAt: null }),
        purchase('2026-11-02', { status: 'refunded' }),
      ],
      subscriptions: [
        {
          product: 'personal-individual-recurring',
          certificateId: null,
          cycles: [
            cycle('2026-11-03', { isRefunded: true }),
            cycle('2026-10-03', { status: 'open' }),
          ],
        },
      ],
      received: [
        { ...gift, redeemedAt: null, isRefunded: false },
        { ...gift, redeemedAt: '2026-11-04T10:00:00Z', isRefunded: true },
      ],
      granted: [offer({ reversed: { at: '2026-11-05T10:00:00Z', reason: 'A mistake.' } })],
    }),
  ).toEqual([])
})

test('what funds nothing, such as a verification, is not among them', () => {
  const service = purchase('2026-11-02', { milliTrees: 0 })
  const events = latestEvents({
    purchases: [service],
    subscriptions: [],
    received: [],
    granted: [],
  })
  expect(events).toEqual([])
})
