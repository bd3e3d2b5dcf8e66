import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SubscriptionFacts } from './subscription-facts.tsx'

const NOTHING = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }
const RUNNING = {
  lines: [],
  headcount: 7,
  year: NOTHING,
  totalMinor: 4067,
  interval: 'month',
} as const
const CHANGED = {
  ...RUNNING,
  uuid: 'one',
  headcount: 10,
  totalMinor: 60_342,
  interval: 'year',
  currency: 'GBP',
  createdAt: '2026-11-24T10:00:00.000Z',
  current: { from: '2026-11-24', to: '2026-12-23' },
  card: null,
  running: RUNNING,
} as unknown as Subscription

const shown = (subscription: Partial<Subscription>) =>
  renderToStaticMarkup(<SubscriptionFacts subscription={{ ...CHANGED, ...subscription }} />)

test('a change that waits stands under the day it counts from', () => {
  const page = shown({ endsWithPeriod: false, nextPayment: '2026-12-24' as CalendarDate })
  expect(page).toContain('Now, until 23 December 2026')
  expect(page).toContain('From 24 December 2026')
})

test('a change that waits while the plan is cancelled is not promised', () => {
  const page = shown({ endsWithPeriod: true, nextPayment: null })
  expect(page).toContain('After that, only if you resume it')
  expect(page).not.toContain('From the next cycle on')
})

test('the members of a family are told apart, although their names have commas', () => {
  const lines = [
    { name: 'Adult, Standard', count: 2 },
    { name: 'Child, Lite', count: 1 },
  ] as unknown as Subscription['lines']
  const page = shown({ running: { ...RUNNING, lines } })
  expect(page).toContain('2\u00a0×\u00a0Adult, Standard; Child, Lite')
})

test('the price of a plan stands beside its next payment, and says how often it is paid', () => {
  const page = shown({
    running: null,
    endsWithPeriod: false,
    nextPayment: '2027-11-24' as CalendarDate,
  })
  expect(page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(
    /^ Every year £603\.42 Next payment 24 November 2027 .* Plan for 10 people/,
  )
})
