import { ListTakings } from '@understory/contracts/commerce/invoices.ts'
import { SearchConsole } from '@understory/contracts/staff/console/search-console.ts'
import { RefundPayment } from '@understory/contracts/staff/console/staff.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../testing/commerce/subscriptions.ts'
import type { Bearer } from '../../../testing/cross-account/actors.ts'
import { joinAs, type TestPerson, userIdOf } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { numberInvoices } from '../payments/public.ts'

const DAY_MS = 86_400_000

let api: TestApi
let bearer: Bearer
let buyer: TestPerson
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
  bearer = (await joinStaff(api, ['refunds'])).bearer
  buyer = await joinAs(api, 'personal')
  const { paymentId, purchaseId } = await payFor(
    api,
    buyer,
    (await quote(api, { milliTrees: 10_000 })).quoteId,
  )
  await askOutcome(api, buyer, paymentId)
  const subscriber = await joinAs(api, 'personal')
  await subscribe(api, subscriber)
  await deliverEvents()
  await numberInvoices(api.deps)
  const body = { reason: 'Bought by mistake.' }
  await api.call(RefundPayment, { params: { paymentOf: purchaseId }, body }, bearer)
  await api.work()
})
afterAll(() => closeInBalance(api))

const today = () => dayOf(api.deps.clock())
const takings = (query: { from: string; to: string; cursor?: string }) =>
  api.call(ListTakings, { query: query as never }, bearer)

test('what came in on a day is what its invoices say, and what was refunded of them', async () => {
  const refunds = async () => {
    await deliverEvents()
    return api.deps.db.selectFrom('payment_refund').select('gateway_id').execute()
  }
  await expect.poll(refunds).toHaveLength(1)
  const { data } = await takings({ from: today(), to: today() })
  expect(data.invoices.map(({ kind }) => kind).toSorted()).toEqual(['once', 'plan'])
  expect(data.invoices.map(({ number }) => number).toSorted()).toEqual(['UND-000001', 'UND-000002'])
  const sum = (of: 'totalMinor' | 'refundedMinor') =>
    data.invoices.reduce((all, invoice) => all + invoice[of], 0)
  expect(data.sums).toEqual([
    {
      currency: 'GBP',
      invoices: 2,
      totalMinor: sum('totalMinor'),
      refundedMinor: sum('refundedMinor'),
    },
  ])
  const once = data.invoices.find(({ kind }) => kind === 'once')
  expect(once?.refundedMinor).toBe(once?.totalMinor)
  expect(once?.ownerId).toBe(await userIdOf(api, buyer))
  expect([data.next, data.unsettled]).toEqual([null, []])
})

test('a day without invoices has none, and days that cannot be are refused', async () => {
  const before = dayOf(new Date(api.deps.clock().getTime() - 3 * DAY_MS))
  const { data } = await takings({ from: before, to: before })
  expect([data.invoices, data.sums]).toEqual([[], []])
  const refused = await takings({ from: today(), to: before })
  expect([refused.refusal.code, refused.refusal.problems?.[0]?.message]).toEqual([
    'BAD_REQUEST',
    'Please choose a last day that is not before the first.',
  ])
  const long = await takings({ from: '2020-01-01', to: today() })
  expect(long.refusal.problems?.[0]?.message).toBe('Please choose a year at most.')
  const wrong = await takings({ from: today(), to: today(), cursor: 'x' })
  expect(wrong.refusal.code).toBe('BAD_REQUEST')
})

test('a payment that was begun is listed once an hour is over', async () => {
  const { quoteId } = await quote(api, { milliTrees: 7_000 })
  await payFor(api, buyer, quoteId)
  const unsettled = async () =>
    (await takings({ from: today(), to: today() })).data.unsettled.map(({ account }) => account)
  expect(await unsettled()).toEqual([])
  api.moveClock(2 * 3_600_000)
  bearer = (await joinStaff(api, ['refunds'])).bearer
  expect(await unsettled()).toHaveLength(1)
})

test('staff who only support see no money, and find the invoice of a plan by its number', async () => {
  const support = (await joinStaff(api, ['support'])).bearer
  const days = { from: today(), to: today() }
  const refused = await api.call(ListTakings, { query: days as never }, support)
  expect(refused.status).toBe(403)
  for (const search of ['UND-000001', 'UND-000002']) {
    const { data } = await api.call(SearchConsole, { query: { search } }, support)
    expect(data.found.map(({ title }) => title)).toEqual([search])
  }
})
