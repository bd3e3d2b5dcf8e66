import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { describe, expect, test } from 'vitest'
import { type Affairs, nextSteps } from './next-steps.ts'

const NOTHING: Affairs = {
  email: { address: 'rowan@ashdown.example', isVerified: true },
  subscriptions: [],
  purchases: [],
  gifts: [],
  vehicles: [],
  today: '2026-11-21' as CalendarDate,
}
const PLAN: Affairs['subscriptions'][number] = {
  uuid: 'a',
  product: 'personal-individual-recurring',
  status: 'active',
  currency: 'GBP',
  totalMinor: 611,
  nextPayment: '2026-12-21' as CalendarDate,
  endsWithPeriod: false,
  current: { from: '2026-11-21' as CalendarDate, to: '2026-12-20' as CalendarDate },
  due: null,
}
const GIFT: Affairs['gifts'][number] = {
  recipient: 'Ana',
  email: null,
  deliverOn: null,
  deliveredAt: null,
  redeemedAt: null,
  isRefunded: false,
}

const titles = (affairs: Partial<Affairs>) =>
  nextSteps({ ...NOTHING, ...affairs }).map(({ title }) => title)

describe('what is next', () => {
  test('is nothing for someone with nothing open', () => expect(titles({})).toEqual([]))

  test('says what a plan takes next, and when', () => {
    expect(titles({ subscriptions: [PLAN] })).toEqual(['£6.11 on 21 December 2026'])
  })

  test('says when stores are billed, and no amount before it is known', () => {
    const stores = { ...PLAN, product: 'business-ecommerce-recurring', totalMinor: 0 } as const
    expect(nextSteps({ ...NOTHING, subscriptions: [stores] })).toMatchObject([
      { title: 'A bill on 21 December 2026', href: '/my-impact/manage/integrations/billing' },
    ])
  })

  test('names the end of a cancelled plan instead of a payment that never comes', () => {
    const ending = { ...PLAN, endsWithPeriod: true }
    expect(titles({ subscriptions: [ending] })).toEqual([
      expect.stringContaining('ends on 20 December 2026'),
    ])
  })

  test('begins with what waits for the person, whatever its date', () => {
    const steps = titles({
      email: { ...NOTHING.email, isVerified: false },
      subscriptions: [
        PLAN,
        { ...PLAN, due: { cycleId: 'c', totalMinor: 1222 }, nextPayment: null },
      ],
      purchases: [{ status: 'pending', totalMinor: 150, currency: 'GBP' }],
      gifts: [GIFT],
    })
    expect(steps).toEqual([
      'Confirm your email',
      '£12.22 did not go through',
      'A purchase is not paid',
      'A gift for Ana',
      '£6.11 on 21 December 2026',
    ])
  })

  test.each([
    ['that we send by email', { email: 'ana@example.org' }],
    ['that was taken', { redeemedAt: '2026-11-20T10:00:00Z' }],
    ['that was refunded', { isRefunded: true }],
  ])('a gift %s waits for nobody', (_, change) => {
    expect(titles({ gifts: [{ ...GIFT, ...change }] })).toEqual([])
  })

  test.each<[string, number]>([
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2027-01-20', 1],
    ['2027-01-21', 0],
  ])('an offset that ends on %s is named sixty days ahead: %d', (offsetUntil, count) => {
    const vehicle = { title: 'Ford Fiesta', offsetUntil: offsetUntil as CalendarDate }
    expect(titles({ vehicles: [vehicle] })).toHaveLength(count)
  })

  test('what is dated comes the soonest first', () => {
    const vehicles = [{ title: 'Ford Fiesta', offsetUntil: '2026-12-01' as CalendarDate }]
    expect(titles({ subscriptions: [PLAN], vehicles })).toEqual([
      'Ford Fiesta is offset until 1 December 2026',
      '£6.11 on 21 December 2026',
    ])
  })
})
