import {
  CancelSubscription,
  ChangePlan,
  ListSubscriptions,
  PayOpenCycle,
  QuotePlanChange,
  SetSubscriptionCard,
  StartSubscription,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { endSubscriptions } from '../../../testing/commerce/end-subscriptions.ts'
import { eventDeliverer, listEvents } from '../../../testing/commerce/provider-events.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  confirmCard,
} from '../../../testing/commerce/purchases.ts'
import { priceOf, STANDARD, subscribe } from '../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../testing/emails.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'

const DAY = 86_400
let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
  await api.work()
})
afterEach(async () => {
  api.sandbox.control.setBilling({ invoicesWait: false, absentHolder: 'requires_action' })
  await endSubscriptions(api)
  await deliverEvents()
})
afterAll(() => closeInBalance(api))

const later = (days: number) => api.sandbox.control.advanceClock(days * DAY)

async function listed(person: TestPerson) {
  const { data } = await api.call(ListSubscriptions, {}, person.bearer)
  return data.subscriptions
}

async function only(person: TestPerson) {
  const [subscription, ...others] = await listed(person)
  if (!subscription || others.length > 0) throw new Error(`${others.length + 1} subscriptions`)
  return subscription
}

async function running(asked = {}) {
  const person = await joinAs(api, 'personal')
  const started = await subscribe(api, person, asked)
  await deliverEvents()
  return { person, ...started }
}

/** The provider's API, as another program with the same account uses it. */
async function atProvider(path: string, form: Record<string, string>) {
  const answer = await fetch(`${api.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local_understory' },
    body: new URLSearchParams(form),
  })
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the wire
  return (await answer.json()) as any
}

/** The next charges go to a card that was set up with one of the provider's documented outcomes. */
async function chooseCard({ person, subscriptionId }: Of, method: string) {
  const { customer_id: customer } = await api.deps.db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', person.accountId)
    .executeTakeFirstOrThrow()
  const { id: cardId } = await atProvider(`payment_methods/${method}/attach`, { customer })
  const chosen = { params: { subscriptionId }, body: { cardId } }
  return api.call(SetSubscriptionCard, chosen, person.bearer)
}
type Of = { person: TestPerson; subscriptionId: string }

async function rowOf(subscriptionId: string) {
  return api.deps.db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
}

async function entriesOf(subscriptionId: string): Promise<number> {
  const rows = await api.deps.db
    .selectFrom('impact_ledger_entry as e')
    .innerJoin('subscription_cycle as y', 'y.id', 'e.source_id')
    .select('e.id')
    .where('y.subscription_id', '=', subscriptionId)
    .where('e.impact', '=', 'co2e')
    .execute()
  return rows.length
}

async function forgetPayment(subscriptionId: string) {
  await api.deps.db
    .updateTable('subscription_cycle')
    .set({ gateway_payment_id: null })
    .where('subscription_id', '=', subscriptionId)
    .execute()
}

async function reconcile() {
  api.moveClock(5 * MINUTE_MS)
  await reconcileSubscriptions(api.deps)
  api.moveClock(-5 * MINUTE_MS)
}

async function begin(person: TestPerson, asked = {}) {
  const { quoteId } = await priceOf(api, asked)
  const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
  return api.call(StartSubscription, { body }, person.bearer)
}

async function quoteChange({ person, subscriptionId }: Of, asked: object) {
  const params = { subscriptionId }
  const { data } = await api.call(QuotePlanChange, { params, body: asked as never }, person.bearer)
  return { params, body: { quoteId: data.quote.quoteId } }
}

describe('the payment of an invoice, which no event names', () => {
  test('is asked of the provider when its customer comes back, whatever we have noted', async () => {
    const person = await joinAs(api, 'personal')
    const { subscriptionId, paymentId } = await subscribe(api, person)
    await forgetPayment(subscriptionId)
    const { data } = await askOutcome(api, person, paymentId)
    expect(data.status).toBe('succeeded')
    expect((await only(person)).status).toBe('active')
  })

  test("of someone else's subscription is not found", async () => {
    const [person, stranger] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
    const { subscriptionId, paymentId } = await subscribe(api, person)
    await forgetPayment(subscriptionId)
    const { refusal } = await askOutcome(api, stranger, paymentId)
    expect(refusal.code).toBe('PAYMENT_NOT_FOUND')
  })

  test('is noted with a cycle that its event made known first', async () => {
    const person = await joinAs(api, 'personal')
    const started = await subscribe(api, person, {}, 'pm_card_visa_chargeDeclined')
    await forgetPayment(started.subscriptionId)
    const body = { quoteId: started.quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    await api.call(StartSubscription, { body }, person.bearer)
    const { gateway_payment_id } = await api.deps.db
      .selectFrom('subscription_cycle')
      .select('gateway_payment_id')
      .where('subscription_id', '=', started.subscriptionId)
      .executeTakeFirstOrThrow()
    expect(gateway_payment_id).toBe(started.paymentId)
  })

  test.each([
    { card: 'pm_card_chargeCustomerFail', status: 'failed', decline: 'card-declined' },
    {
      card: 'pm_card_authenticationRequired',
      status: '3ds_pending',
      decline: 'authentication-failed',
    },
  ])('of a renewal tells why it failed: $decline', async ({ card, status, decline }) => {
    api.sandbox.control.setBilling({ absentHolder: 'declined' })
    const of = await running()
    await chooseCard(of, card)
    later(32)
    await deliverEvents()
    expect(await rowOf(of.subscriptionId)).toMatchObject({ status, last_decline: decline })
  })

  test('of a renewal that waits for its holder at the bank is asked for, and another card pays it', async () => {
    const of = await running()
    await chooseCard(of, 'pm_card_authenticationRequired')
    later(32)
    await deliverEvents()
    expect(await rowOf(of.subscriptionId)).toMatchObject({
      status: '3ds_pending',
      last_decline: null,
    })
    const { due } = await only(of.person)
    expect(due).not.toBeNull()
    await emailTo(api, of.person.email, /payment/i)
    const params = { subscriptionId: of.subscriptionId }
    const { clientSecret } = (await api.call(PayOpenCycle, { params }, of.person.bearer)).data
    const paymentId = clientSecret.split('_secret_')[0] ?? ''
    expect(await confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })).toBe(200)
    await deliverEvents()
    expect(await only(of.person)).toMatchObject({ status: 'active', due: null })
  })

  test('is on its way while its invoice has yet to follow', async () => {
    const person = await joinAs(api, 'personal')
    api.sandbox.control.setBilling({ invoicesWait: true })
    const { paymentId } = await subscribe(api, person)
    expect((await askOutcome(api, person, paymentId)).data).toMatchObject({
      status: 'processing',
      lastDecline: null,
    })
    api.sandbox.control.releaseInvoices()
    expect((await askOutcome(api, person, paymentId)).data.status).toBe('succeeded')
  })
})

describe('from a month to a year', () => {
  const YEAR = { interval: 'year', members: STANDARD.members }

  test('the invoice of nothing is taken, and the cycle that was paid for runs on', async () => {
    const of = await running()
    const before = await rowOf(of.subscriptionId)
    await api.call(ChangePlan, await quoteChange(of, YEAR), of.person.bearer)
    await deliverEvents()
    const after = await rowOf(of.subscriptionId)
    expect([after.current_from, after.current_to]).toEqual([before.current_from, before.current_to])
    expect((await only(of.person)).cycles).toHaveLength(1)
  })

  test('the year is found by asking, although every event of it was lost', async () => {
    const of = await running()
    await api.call(ChangePlan, await quoteChange(of, YEAR), of.person.bearer)
    later(33)
    await api.deps.db
      .updateTable('subscription')
      .set({ current_to: '2026-01-01', current_from: '2025-12-01' })
      .where('id', '=', of.subscriptionId)
      .execute()
    await reconcile()
    expect((await only(of.person)).cycles.map(({ totalMinor }) => totalMinor)).toEqual([7_332, 611])
    expect(await entriesOf(of.subscriptionId)).toBe(13)
    await deliverEvents()
    expect(await entriesOf(of.subscriptionId)).toBe(13)
  })
})

describe('a change of plan', () => {
  const LITE = { interval: 'month', members: [{ plan: 'individual_lite', count: 1 }] }

  test.each([
    { rule: 'another tier', asked: LITE },
    { rule: 'another interval', asked: { interval: 'year', members: STANDARD.members } },
  ])('whose answer was lost is taken when it is asked for again: $rule', async ({ asked }) => {
    const of = await running()
    const change = await quoteChange(of, asked)
    const fault = { method: 'POST', path: '/v1/subscriptions/*', fault: 'lost-answer' } as const
    api.sandbox.control.failAnswers({ ...fault, times: 3 })
    await api.call(ChangePlan, change, of.person.bearer)
    const again = await api.call(ChangePlan, change, of.person.bearer)
    expect([again.status, again.data.isChanging]).toEqual([200, true])
    expect((await rowOf(of.subscriptionId)).revision).toBe(2)
  })

  test('whose answer was lost is taken from its event, when nobody asks again', async () => {
    const of = await running()
    const change = await quoteChange(of, LITE)
    const fault = { method: 'POST', path: '/v1/subscriptions/*', fault: 'lost-answer' } as const
    api.sandbox.control.failAnswers({ ...fault, times: 3 })
    expect((await api.call(ChangePlan, change, of.person.bearer)).status).toBe(502)
    expect((await rowOf(of.subscriptionId)).revision).toBe(1)
    await deliverEvents()
    expect((await rowOf(of.subscriptionId)).revision).toBe(2)
    expect((await only(of.person)).isChanging).toBe(true)
  })

  test('requested thirty times at once is one change, and no request fails', async () => {
    const of = await running()
    const change = await quoteChange(of, LITE)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.call(ChangePlan, change, of.person.bearer)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await rowOf(of.subscriptionId)).revision).toBe(2)
  })

  test('within the hour of a draft leaves that invoice to the plan it charges', async () => {
    const of = await running()
    const { period } = (await api.deps.payments.findSubscription(
      (await rowOf(of.subscriptionId)).gateway_id ?? '',
    )) ?? { period: null }
    const untilDraft = Math.ceil((period?.to.getTime() ?? 0) / 1000) + 600
    api.sandbox.control.advanceClock(untilDraft - api.sandbox.control.now())
    await api.call(ChangePlan, await quoteChange(of, LITE), of.person.bearer)
    later(1)
    // The event of the draft is lost: the first one that arrives has the new revision.
    await deliverEvents((events) => events.filter(({ type }) => type !== 'invoice.created'))
    const [renewal] = (await only(of.person)).cycles
    expect(renewal).toMatchObject({ status: 'paid', totalMinor: 611 })
    expect(await entriesOf(of.subscriptionId)).toBe(2)
  })
})

describe('what is heard of a subscription', () => {
  test('within the same second as a read counts, because it is fetched again', async () => {
    const person = await joinAs(api, 'personal')
    const begun = await begin(person)
    const { clientSecret, subscriptionId } = begun.data
    const paymentId = clientSecret.split('_secret_')[0] ?? ''
    await askOutcome(api, person, paymentId)
    await confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })
    await deliverEvents()
    expect(await rowOf(subscriptionId)).toMatchObject({
      status: 'active',
      card_id: expect.stringMatching(/^pm_/),
    })
  })

  test('late, when it has changed again, is not believed', async () => {
    const of = await running()
    const params = { subscriptionId: of.subscriptionId }
    await api.call(CancelSubscription, { params }, of.person.bearer)
    const { gateway_id } = await rowOf(of.subscriptionId)
    await atProvider(`subscriptions/${gateway_id}`, { cancel_at_period_end: 'false' })
    await deliverEvents((events) => events.toReversed())
    expect((await only(of.person)).endsWithPeriod).toBe(false)
  })

  test('of something else in the same account is acknowledged and changes nothing', async () => {
    const { subscriptionId } = await running()
    const { id: customer } = await atProvider('customers', {})
    const price = {
      customer,
      'items[0][price_data][product]': 'understory_individual_standard',
      'items[0][price_data][currency]': 'gbp',
      'items[0][price_data][unit_amount]': '611',
      'items[0][price_data][recurring][interval]': 'month',
    }
    for (const [id, revision] of [
      ['order-4711', '1'],
      [crypto.randomUUID(), '1'],
      [subscriptionId, '99'],
    ] as const) {
      const metadata = { 'metadata[subscription_id]': id, 'metadata[revision]': revision }
      const made = await atProvider('subscriptions', { ...price, ...metadata })
      expect(made.id).toMatch(/^sub_/)
    }
    const metadata = { 'metadata[purchase_id]': 'order-4711' }
    await atProvider('payment_intents', { amount: '500', currency: 'gbp', ...metadata })
    const before = await entriesOf(subscriptionId)
    // Throws where one of them is not acknowledged.
    await deliverEvents()
    expect(await entriesOf(subscriptionId)).toBe(before)
  })
})

describe('one currency and one of a kind for an account', () => {
  const FAMILY = {
    product: 'personal-family-recurring',
    currency: 'EUR',
    members: [
      { plan: 'adult_standard', count: 1 },
      { plan: 'child_standard', count: 1 },
    ],
  }

  test('a second subscription in another currency is refused with the reason', async () => {
    const { person } = await running()
    const { status, refusal } = await begin(person, { ...STANDARD, ...FAMILY } as never)
    expect([status, refusal.code]).toEqual([409, 'OTHER_CURRENCY'])
  })

  test('an abandoned one in another currency does not block a new one', async () => {
    const person = await joinAs(api, 'personal')
    expect((await begin(person, { currency: 'EUR' })).status).toBe(201)
    expect((await begin(person)).status).toBe(201)
  })

  test('what was begun twice and left can be paid once: the older is void', async () => {
    const person = await joinAs(api, 'personal')
    const [first, second] = [await begin(person), await begin(person)]
    const pay = ({ data: { clientSecret } }: typeof first) => {
      const paymentId = clientSecret.split('_secret_')[0] ?? ''
      return confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })
    }
    expect(await pay(first)).toBe(400)
    expect(await pay(second)).toBe(200)
    await deliverEvents()
    expect((await only(person)).uuid).toBe(second.data.subscriptionId)
  })

  test('both paid all the same: the second is refunded and ended, and staff get an alert', async () => {
    const person = await joinAs(api, 'personal')
    const first = await begin(person)
    const { subscriptionId } = first.data
    const { gateway_id } = await rowOf(subscriptionId)
    const noteGateway = (id: string | null) =>
      api.deps.db
        .updateTable('subscription')
        .set({ gateway_id: id })
        .where('id', '=', subscriptionId)
        .execute()
    // Another request is between the provider's response and our commit.
    await noteGateway(null)
    const second = await begin(person)
    await noteGateway(gateway_id)
    for (const { clientSecret } of [second.data, first.data]) {
      const paymentId = clientSecret.split('_secret_')[0] ?? ''
      await confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })
    }
    await deliverEvents()
    await expect
      .poll(async () => (await api.deps.payments.findSubscription(gateway_id ?? ''))?.state)
      .toBe('canceled')
    await deliverEvents()
    const states = await Promise.all(
      [second, first].map(async ({ data }) => (await rowOf(data.subscriptionId)).status),
    )
    expect(states).toEqual(['active', 'canceled'])
    expect(await entriesOf(subscriptionId)).toBe(0)
    const refunds = []
    const paidFor = first.data.clientSecret.split('_secret_')[0]
    for await (const refund of api.deps.payments.listRefunds(new Date(0)))
      if (refund.paymentId === paidFor) refunds.push(refund.isWhole)
    expect(refunds).toEqual([true])
    const alerts = await api.deps.db
      .selectFrom('payment_alert')
      .select('kind')
      .where('account_id', '=', person.accountId)
      .execute()
    expect(alerts).toEqual([{ kind: 'second-subscription' }])
    const { data } = await askOutcome(api, person, paidFor ?? '')
    expect(data).toMatchObject({ status: 'succeeded', isRefunded: true, isSecondOfKind: true })
    await emailTo(api, person.email, /You already had a plan of this kind/)
  })

  test('the database refuses a second one that runs', async () => {
    const { person, subscriptionId } = await running()
    const { quoteId } = await priceOf(api)
    const second = sql`
      insert into subscription (id, account_id, quote_id, product, currency, status, billing_interval,
        created_at, activated_at)
      select gen_random_uuid(), ${person.accountId}, ${quoteId}, product, currency, 'active',
        billing_interval, now(), now() from subscription where id = ${subscriptionId}`
    await expect(second.execute(api.deps.db)).rejects.toThrow('one_running_subscription')
  })
})

describe('frozen, after the last attempt,', () => {
  async function frozen(days = 50) {
    const of = await running()
    await chooseCard(of, 'pm_card_chargeCustomerFail')
    later(days)
    await deliverEvents()
    expect((await only(of.person)).status).toBe('frozen')
    return of
  }

  test('a subscription can be cancelled, ends at once, and a new one may begin', async () => {
    const of = await frozen()
    const params = { subscriptionId: of.subscriptionId }
    const ended = await api.call(CancelSubscription, { params }, of.person.bearer)
    expect(ended.data).toMatchObject({ status: 'canceled', due: null })
    const { gateway_id } = await rowOf(of.subscriptionId)
    for await (const { status } of api.deps.payments.listInvoices(gateway_id ?? ''))
      expect(['paid', 'void']).toContain(status)
    expect((await begin(of.person)).status).toBe(201)
  })

  test('its card can be changed', async () => {
    const of = await frozen()
    expect((await chooseCard(of, 'pm_card_mastercard')).status).toBe(200)
  })

  test('what is paid months later is the newest cycle, and it goes on from there', async () => {
    const of = await frozen(125)
    const params = { subscriptionId: of.subscriptionId }
    const { cycles } = await only(of.person)
    const { data } = await api.call(PayOpenCycle, { params }, of.person.bearer)
    const { clientSecret } = data
    const paymentId = clientSecret.split('_secret_')[0] ?? ''
    await confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })
    await deliverEvents()
    const after = await only(of.person)
    expect(after).toMatchObject({ status: 'active', current: { from: cycles[0]?.from } })
    expect(after.cycles[0]).toMatchObject({ status: 'paid' })
    const paid = await entriesOf(of.subscriptionId)
    later(31)
    await deliverEvents()
    expect(await entriesOf(of.subscriptionId)).toBe(paid + 1)
  })

  test('an older invoice that is paid at the provider does not make it active', async () => {
    const of = await frozen(125)
    const given = (await only(of.person)).cycles.find(({ status }) => status === 'uncollectible')
    const { gateway_invoice_id } = await api.deps.db
      .selectFrom('subscription_cycle')
      .select('gateway_invoice_id')
      .where('id', '=', given?.cycleId ?? '')
      .executeTakeFirstOrThrow()
    await atProvider(`invoices/${gateway_invoice_id}/pay`, { payment_method: 'pm_card_visa' })
    await deliverEvents()
    expect((await only(of.person)).status).toBe('frozen')
  })
})

test('one that cannot be looked up does not block the others', async () => {
  const of = await running()
  const { gateway_id } = await rowOf(of.subscriptionId)
  await api.deps.db
    .updateTable('subscription')
    .set({ current_to: '2026-01-01', current_from: '2025-12-01' })
    .where('id', '=', of.subscriptionId)
    .execute()
  const path = `/v1/subscriptions/${gateway_id}`
  api.sandbox.control.failAnswers({ method: 'GET', path, fault: 'error', times: 3 })
  await reconcile()
  const asked = await rowOf(of.subscriptionId)
  expect(asked.checked_at, 'asked, though nothing was answered').not.toBeNull()
  expect(asked.current_to).toBe('2026-01-01')
  await reconcile()
  expect((await rowOf(of.subscriptionId)).current_to).not.toBe('2026-01-01')
})

test('the receipt of what funds nothing does not speak of the ledger', async () => {
  const business = await joinAs(api, 'business')
  await subscribe(api, business, {
    product: 'business-premium-recurring',
    members: [{ plan: 'premium', count: 1 }],
  })
  await deliverEvents()
  const [words] = await emailTo(api, business.email, /Thank you\. It is paid\.[\s\S]*/)
  expect(words).not.toContain('ledger')
})

describe('cancelled with an invoice still open', () => {
  test('nothing of it is to be paid any more, at the provider either', async () => {
    const of = await running()
    await chooseCard(of, 'pm_card_chargeCustomerFail')
    later(32)
    await deliverEvents()
    const { gateway_id } = await rowOf(of.subscriptionId)
    await fetch(`${api.sandbox.url}/v1/subscriptions/${gateway_id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_local_understory' },
    })
    await deliverEvents()
    const statuses = async () => {
      const found = []
      for await (const { status } of api.deps.payments.listInvoices(gateway_id ?? ''))
        found.push(status)
      return found
    }
    await expect.poll(statuses).toEqual(['void', 'paid'])
    await deliverEvents()
    expect((await only(of.person)).cycles.map(({ status }) => status)).toEqual(['void', 'paid'])
  })
})

test('no event carries the secret of an invoice', async () => {
  const events = await listEvents(api)
  expect(events.filter(({ body }) => body.includes('confirmation_secret'))).toEqual([])
})
