import { ListCards, RemoveCard } from '@understory/contracts/commerce/payments/payments.ts'
import {
  ListPlans,
  PricePlan,
  QuotePlan,
} from '@understory/contracts/commerce/subscriptions/plans.ts'
import {
  CancelSubscription,
  ChangePlan,
  GetCycleInvoice,
  ListSubscriptions,
  PayOpenCycle,
  PricePlanChange,
  QuotePlanChange,
  ResumeSubscription,
  SetSubscriptionCard,
  StartSubscription,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { GetBillingClock, MoveBillingClock } from '@understory/contracts/developers/mailbox.ts'
import { LeaveAccount } from '@understory/contracts/people/members.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { GetImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  canMove,
  hasEnded,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { endSubscriptions } from '../../../testing/commerce/end-subscriptions.ts'
import { eventDeliverer, type ProviderEvent } from '../../../testing/commerce/provider-events.ts'
import {
  addCard,
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  confirmCard,
} from '../../../testing/commerce/purchases.ts'
import { priceOf, STANDARD, subscribe } from '../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../testing/emails.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { numberInvoices } from '../payments/invoices/number-invoices.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'

const DAY = 86_400
let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
})
afterEach(async () => {
  await endSubscriptions(api)
  await deliverEvents()
})
afterAll(() => closeInBalance(api))

const ONE = { ...STANDARD }
const LOST = {
  method: 'POST',
  path: '/v1/subscriptions/*',
  fault: 'lost-answer',
  times: 3,
} as const
const WORKFORCE = {
  product: 'business-workforce-recurring',
  interval: 'month',
  currency: 'GBP',
} as const

/** The provider's clock of this person alone, with everything that is due on the way. */
function later({ email }: TestPerson, days: number): void {
  api.sandbox.control.advanceClockOf(email, days * DAY)
}

async function listed(person: TestPerson) {
  const { data } = await api.call(ListSubscriptions, {}, person.bearer)
  return data.subscriptions
}

async function only(person: TestPerson) {
  const [subscription, ...others] = await listed(person)
  if (!subscription || others.length > 0) throw new Error(`${others.length + 1} subscriptions`)
  return subscription
}

async function ledgerOf(subscriptionId: string) {
  return api.deps.db
    .selectFrom('impact_ledger_entry as e')
    .innerJoin('subscription_cycle as y', 'y.id', 'e.source_id')
    .select(['e.impact', 'e.quantity', 'e.source_kind', 'e.effective_from', 'y.number'])
    .where('y.subscription_id', '=', subscriptionId)
    .where('e.impact', '=', 'co2e')
    .orderBy('e.id')
    .execute()
}

/** The next charges of a subscription go to a card that refuses them. */
async function failNext(person: TestPerson, subscriptionId: string): Promise<void> {
  await addCard(api, person, 'pm_card_chargeCustomerFail')
  const { data } = await api.call(ListCards, {}, person.bearer)
  const cardId = data.cards.find(({ last4 }) => last4 !== '4242')?.id ?? ''
  const chosen = { params: { subscriptionId }, body: { cardId } }
  expect((await api.call(SetSubscriptionCard, chosen, person.bearer)).status).toBe(200)
}

async function providersYear(): Promise<number> {
  const { data } = await api.call(GetBillingClock, {})
  return new Date(data.now).getUTCFullYear()
}

/** A good card with a date of its own on it. */
async function addCardUntil(person: TestPerson, { month, year }: { month: number; year: number }) {
  const made = await fetch(`${api.sandbox.url}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local_understory' },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': String(month),
      'card[exp_year]': String(year),
      'card[cvc]': '123',
    }),
  })
  const { id } = (await made.json()) as { id: string }
  await addCard(api, person, id)
  return id
}

async function running(kind: 'personal' | 'business' = 'personal', asked = {}) {
  const person = await joinAs(api, kind)
  const started = await subscribe(api, person, asked)
  await deliverEvents()
  return { person, ...started }
}

describe('prices', () => {
  test('every plan has its category, its year and two prices', async () => {
    const { data } = await api.call(ListPlans, { query: { currency: 'GBP' } })
    expect(data.plans.find(({ plan }) => plan === 'individual_standard')).toMatchObject({
      category: 'individual_standard',
      year: { co2eGrams: 10_800_000 },
      monthMinor: 611,
      yearMinor: 7_332,
    })
    expect(data.plans.map(({ category }) => category)).toContain('workforce_traveller')
  })

  test.each([
    [{ ...ONE, members: [] }, 'NO_PRODUCTS_SELECTED'],
    [{ ...ONE, members: [{ plan: 'pet', count: 1 }] }, 'WRONG_PLAN'],
    [{ ...ONE, members: [{ plan: 'individual_lite', count: 2 }] }, 'TOO_MANY_MEMBERS'],
    [
      { ...ONE, product: 'business-footprint-recurring', members: [], co2eGrams: 1_000 },
      'BELOW_INCREMENT',
    ],
  ] as const)('%o is refused: %s', async (body, code) => {
    expect((await api.call(QuotePlan, { body: body as never })).refusal.code).toBe(code)
  })

  test('CO2e beside employees, and a count beside an amount of CO2e, are refused and not ignored', async () => {
    const employees = { ...WORKFORCE, members: [{ plan: 'employee_lite', count: 7 }] } as const
    const amount = {
      product: 'business-footprint-recurring',
      interval: 'month',
      currency: 'GBP',
      co2eGrams: 12_000_000,
    } as const
    for (const call of [PricePlan, QuotePlan]) {
      const both = await api.call(call, { body: { ...employees, co2eGrams: 12_000_000 } as never })
      expect(both.refusal).toMatchObject({
        code: 'BAD_REQUEST',
        problems: [{ field: 'co2eGrams', message: 'This plan is priced by its members alone.' }],
      })
      const three = { ...amount, members: [{ plan: 'custom', count: 3 }] } as const
      expect((await api.call(call, { body: three as never })).refusal).toMatchObject({
        code: 'BAD_REQUEST',
        problems: [{ field: 'members', message: 'This plan is priced by its CO2e alone.' }],
      })
      expect((await api.call(call, { body: amount })).status).toBeLessThan(300)
    }
  })

  test('an unknown product is refused', async () => {
    const answer = await api.call(QuotePlan, {
      body: { ...ONE, product: 'moon-recurring' } as never,
    })
    expect(answer.status).toBe(400)
  })
})

describe('the first payment', () => {
  test('paid, it is active, its month is in the ledger, with an invoice and a certificate', async () => {
    const { person, subscriptionId, paymentId } = await running()
    await numberInvoices(api.deps)
    const subscription = await only(person)
    expect(subscription).toMatchObject({
      status: 'active',
      headcount: 1,
      totalMinor: 611,
      card: { brand: 'Visa', last4: '4242' },
      due: null,
    })
    expect(subscription.cycles).toMatchObject([
      { status: 'paid', totalMinor: 611, description: 'Month 1 of 12' },
    ])
    expect(subscription.cycles[0]?.invoiceNumber).toMatch(/^UND-\d{6}$/)
    expect(await ledgerOf(subscriptionId)).toMatchObject([
      { quantity: 900_000, source_kind: 'subscription-cycle' },
    ])
    const params = { certificateId: subscription.certificateId ?? '' }
    const verified = await api.call(VerifyCertificate, { params })
    expect(verified.data.products).toMatchObject({ kg_co2e: 900 })
    const outcome = await askOutcome(api, person, paymentId)
    expect(outcome.data).toMatchObject({ status: 'succeeded', totalMinor: 611 })
  })

  test('of a plan paid by the month has an invoice with its month, unit price and what it funds', async () => {
    const { person } = await running('business', {
      ...WORKFORCE,
      members: [{ plan: 'employee_traveler', count: 2 }],
    })
    await numberInvoices(api.deps)
    const [cycle] = (await only(person)).cycles
    const params = { cycleId: cycle?.cycleId ?? '' }
    const invoice = await api.call(GetCycleInvoice, { params }, person.bearer)
    const pdf = await getDocumentProxy(new Uint8Array(invoice.data as unknown as ArrayBuffer))
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Workforce plan, Traveller, month 1 of 12 2 £10.925 £21.85 Total £21.85')
    expect(text).toContain('it funds 8 trees, 3.36 tonnes of CO2e and 800 g of plastic.')
    expect(text).toMatch(/Period \d\d\/\d\d\/\d\d to \d\d\/\d\d\/\d\d What/)
  })

  test('of a workforce plan counts by a fifth against the footprint of the business', async () => {
    const { person } = await running('business', {
      product: 'business-workforce-recurring',
      interval: 'year',
      members: [{ plan: 'employee_standard', count: 5 }],
    })
    const { data } = await api.call(GetImpactMetrics, { query: {} }, person.bearer)
    expect(data.workforce).toEqual({ co2eGrams: 54_000_000, countsGrams: 10_800_000 })
  })

  test('of premium is paid and invoiced, funds nothing and certifies nothing', async () => {
    const { person, subscriptionId } = await running('business', {
      product: 'business-premium-recurring',
      members: [{ plan: 'premium', count: 1 }],
    })
    await numberInvoices(api.deps)
    const subscription = await only(person)
    expect(subscription).toMatchObject({
      status: 'active',
      totalMinor: 4_900,
      headcount: 0,
      certificateId: null,
      isChangeable: false,
    })
    expect(subscription.cycles[0]?.invoiceNumber).toMatch(/^UND-\d{6}$/)
    expect(await ledgerOf(subscriptionId)).toEqual([])
  })

  test('is known without any event, by asking', async () => {
    const person = await joinAs(api, 'personal')
    const { paymentId, subscriptionId } = await subscribe(api, person)
    expect((await askOutcome(api, person, paymentId)).data.status).toBe('succeeded')
    expect((await only(person)).status).toBe('active')
    await deliverEvents()
    expect(await ledgerOf(subscriptionId)).toHaveLength(1)
  })

  test('declined says so and may be tried again; nothing is in the ledger', async () => {
    const person = await joinAs(api, 'personal')
    const declined = await subscribe(api, person, {}, 'pm_card_visa_chargeDeclined')
    await deliverEvents()
    expect(await only(person)).toMatchObject({ status: 'declined', due: { totalMinor: 611 } })
    expect(await ledgerOf(declined.subscriptionId)).toEqual([])
    const body = { quoteId: declined.quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const again = await api.call(StartSubscription, { body }, person.bearer)
    expect(again.data.subscriptionId).toBe(declined.subscriptionId)
    const { clientSecret } = again.data
    const { paymentId } = declined
    await confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })
    await deliverEvents()
    expect((await only(person)).status).toBe('active')
  })

  test.each(['pm_card_visa_chargeDeclined', 'pm_card_authenticationRequired'])(
    'by %s can be given up, and cannot be paid afterwards',
    async (card) => {
      const person = await joinAs(api, 'personal')
      const { subscriptionId, paymentId, quoteId } = await subscribe(api, person, {}, card)
      await deliverEvents()
      const params = { subscriptionId }
      const given = await api.call(CancelSubscription, { params }, person.bearer)
      expect([given.status, given.data.status]).toEqual([200, 'canceled'])
      expect(await listed(person)).toEqual([])
      await deliverEvents()
      expect((await api.deps.payments.findPayment(paymentId))?.state.status).toBe('canceled')
      const again = await api.call(CancelSubscription, { params }, person.bearer)
      expect(again.refusal.code).toBe('NOT_CHANGEABLE')
      const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
      const late = await api.call(StartSubscription, { body }, person.bearer)
      expect(late.status).toBeGreaterThanOrEqual(400)
    },
  )

  test('that is paid before we hear of it is not given up, but runs', async () => {
    const person = await joinAs(api, 'personal')
    const { subscriptionId } = await subscribe(api, person)
    const params = { subscriptionId }
    const given = await api.call(CancelSubscription, { params }, person.bearer)
    expect([given.status, given.refusal.code]).toEqual([409, 'ALREADY_PAID'])
    await deliverEvents()
    expect((await only(person)).status).toBe('active')
  })

  test('that needs authentication waits for it, and expires after a day', async () => {
    const person = await joinAs(api, 'personal')
    await subscribe(api, person, {}, 'pm_card_authenticationRequired')
    await deliverEvents()
    expect((await only(person)).status).toBe('3ds_pending')
    later(person, 1)
    await deliverEvents()
    expect(await listed(person)).toEqual([])
  })

  test('of a second one of the same kind is refused', async () => {
    const { person } = await running()
    const { quoteId } = await priceOf(api)
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const second = await api.call(StartSubscription, { body }, person.bearer)
    expect([second.status, second.refusal.code]).toEqual([409, 'ALREADY_SUBSCRIBED'])
  })

  test('of a plan for the other kind of account is refused', async () => {
    const company = await joinAs(api, 'business')
    const { quoteId } = await priceOf(api)
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const answer = await api.call(StartSubscription, { body }, company.bearer)
    expect(answer.refusal.code).toBe('WRONG_ACCOUNT_KIND')
  })

  test('a price that another account took is not there for anyone else', async () => {
    const [owner, other] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
    const { quoteId } = await subscribe(api, owner, {
      product: 'personal-individual-recurring',
      members: [{ plan: 'individual_lite', count: 1 }],
    })
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const answer = await api.call(StartSubscription, { body }, other.bearer)
    expect(answer.refusal.code).toBe('QUOTE_NOT_FOUND')
  })

  test('whose answer is lost is started once', async () => {
    const person = await joinAs(api, 'personal')
    const { quoteId } = await priceOf(api)
    const fault = { method: 'POST', path: '/v1/subscriptions', fault: 'lost-answer' } as const
    api.sandbox.control.failAnswers({ ...fault, times: 3 })
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    expect((await api.call(StartSubscription, { body }, person.bearer)).status).toBe(502)
    const again = await api.call(StartSubscription, { body }, person.bearer)
    expect(again.status).toBe(201)
    const cycles = await api.deps.db
      .selectFrom('subscription_cycle')
      .select('id')
      .where('subscription_id', '=', again.data.subscriptionId)
      .execute()
    expect(cycles).toHaveLength(1)
  })
})

test('a local installation moves the time it bills by, and renewals and bills of stores follow', async () => {
  const { person } = await running()
  const billings = () => sql`select from pgboss.job where name = 'bill-stores'`.execute(api.deps.db)
  const { length: billingsBefore } = (await billings()).rows
  const before = await api.call(GetBillingClock, {})
  const moved = await api.call(MoveBillingClock, { body: { days: 40 } })
  const days = (Date.parse(moved.data.now) - Date.parse(before.data.now)) / (DAY * 1_000)
  expect(Math.round(days)).toBe(40)
  expect((await billings()).rows).toHaveLength(billingsBefore + 1)
  await deliverEvents()
  expect((await only(person)).cycles).toHaveLength(2)
  const refused = await api.call(MoveBillingClock, { body: { days: -1 } })
  expect(refused.status).toBe(400)
})

describe('cycles', () => {
  test('each paid one adds its impact exactly once, however its events come', async () => {
    const { person, subscriptionId } = await running()
    const order = (events: ProviderEvent[]) => [...events, ...events].toReversed()
    for (let month = 0; month < 3; month += 1) {
      later(person, 32)
      await deliverEvents(order)
    }
    const subscription = await only(person)
    expect(subscription.status).toBe('active')
    const paid = subscription.cycles.filter(({ status }) => status === 'paid')
    expect(paid.length).toBeGreaterThanOrEqual(4)
    const entries = await ledgerOf(subscriptionId)
    expect(entries).toHaveLength(paid.length)
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index))
  })

  test('in any order and all at once, the end is the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (dice) => {
        const { person, subscriptionId } = await running()
        later(person, 32)
        await deliverEvents((events) =>
          [...events, ...events]
            .map((event) => ({ event, at: dice.next().value as number }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ event }) => event),
        )
        expect(await ledgerOf(subscriptionId)).toHaveLength(2)
        expect((await only(person)).status).toBe('active')
      }),
      { numRuns: 4 },
    )
  })

  test('a year is charged once and spread over twelve months', async () => {
    const { subscriptionId, person } = await running('personal', { interval: 'year' })
    const entries = await ledgerOf(subscriptionId)
    expect(entries).toHaveLength(12)
    expect(entries.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(10_800_000)
    expect(await only(person)).toMatchObject({ interval: 'year', totalMinor: 7_332 })
  })

  test('one that fails is shown with what is due, paid at once, and active again', async () => {
    const { person, subscriptionId } = await running()
    await failNext(person, subscriptionId)
    const params = { subscriptionId }
    later(person, 32)
    await deliverEvents()
    const failed = await only(person)
    expect(failed).toMatchObject({ status: 'failed', due: { totalMinor: 611 } })
    expect(await ledgerOf(subscriptionId)).toHaveLength(1)
    const { bearer } = person
    const { data } = await api.call(PayOpenCycle, { params }, bearer)
    const paymentId = data.clientSecret.split('_secret_')[0] ?? ''
    await confirmCard(api, { paymentId, clientSecret: data.clientSecret, card: 'pm_card_visa' })
    await deliverEvents()
    expect(await only(person)).toMatchObject({ status: 'active', due: null })
    expect(await ledgerOf(subscriptionId)).toHaveLength(2)
    const nothing = await api.call(PayOpenCycle, { params }, person.bearer)
    expect(nothing.refusal.code).toBe('NOTHING_TO_PAY')
  })

  test('one that is never paid freezes the subscription', async () => {
    const { person, subscriptionId } = await running()
    await failNext(person, subscriptionId)
    later(person, 50)
    await deliverEvents()
    const frozen = await only(person)
    expect(frozen.status).toBe('frozen')
    expect(frozen.cycles[0]?.status).toBe('uncollectible')
  })
})

describe('the reconciler', () => {
  test('finds what was started, paid and renewed while every event was lost', async () => {
    const person = await joinAs(api, 'personal')
    const { subscriptionId } = await subscribe(api, person)
    await api.deps.db
      .updateTable('subscription')
      .set({ gateway_id: null })
      .where('id', '=', subscriptionId)
      .execute()
    api.moveClock(5 * 60_000)
    await reconcileSubscriptions(api.deps)
    api.moveClock(-5 * 60_000)
    expect(await only(person)).toMatchObject({ status: 'active', card: { last4: '4242' } })
    expect(await ledgerOf(subscriptionId)).toHaveLength(1)
    await deliverEvents()
    expect(await ledgerOf(subscriptionId)).toHaveLength(1)
  })

  test('one that the provider never heard of is given up after a day', async () => {
    const person = await joinAs(api, 'personal')
    const { quoteId } = await priceOf(api)
    const fault = { method: 'POST', path: '/v1/subscriptions', fault: 'error', times: 3 } as const
    api.sandbox.control.failAnswers(fault)
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    expect((await api.call(StartSubscription, { body }, person.bearer)).status).toBe(502)
    expect((await only(person)).status).toBe('pending')
    api.moveClock(25 * 3_600_000)
    await reconcileSubscriptions(api.deps)
    api.moveClock(-25 * 3_600_000)
    expect(await listed(person)).toEqual([])
  })

  test('ended, and the event of its voided invoice was lost: the invoice is polled all the same', async () => {
    const person = await joinAs(api, 'personal')
    const { subscriptionId } = await subscribe(api, person, {}, 'pm_card_chargeDeclined')
    await deliverEvents()
    later(person, 2)
    await deliverEvents((events) => events.filter(({ type }) => type !== 'invoice.voided'))
    const statusOfCycle = async () =>
      (
        await api.deps.db
          .selectFrom('subscription_cycle as y')
          .innerJoin('subscription as s', 's.id', 'y.subscription_id')
          .select(['s.status as of', 'y.status'])
          .where('s.id', '=', subscriptionId)
          .execute()
      ).map((row) => `${row.of}: ${row.status}`)
    expect(await statusOfCycle()).toEqual(['expired: open'])
    api.moveClock(5 * 60_000)
    await reconcileSubscriptions(api.deps)
    api.moveClock(-5 * 60_000)
    expect(await statusOfCycle()).toEqual(['expired: void'])
  })
})

test('a card that pays a subscription cannot be removed', async () => {
  const { person } = await running()
  const { card } = await only(person)
  const removed = await api.call(RemoveCard, { params: { cardId: card?.id ?? '' } }, person.bearer)
  expect(removed.refusal.code).toBe('CARD_IN_USE')
})

describe('emails', () => {
  beforeAll(() => api.work())

  test('a receipt for each cycle, a reminder before the next, and word of a cancellation', async () => {
    const { person, subscriptionId } = await running()
    await emailTo(api, person.email, /Receipt|Thank you. This cycle is in the ledger/)
    later(person, 26)
    await deliverEvents()
    const [, total] = await emailTo(
      api,
      person.email,
      /We will charge (£\d+\.\d\d) for the next cycle of your Personal plan/,
    )
    expect(total).toBe('£6.11')
    await api.call(CancelSubscription, { params: { subscriptionId } }, person.bearer)
    await emailTo(api, person.email, /We have cancelled your Personal plan. It stays active until/)
  })

  test('name the plan, and say each time that it was cancelled or resumed', async () => {
    const { person, subscriptionId } = await running()
    await emailTo(
      api,
      person.email,
      /for your Personal plan has arrived[\s\S]*Personal plan, Standard/,
    )
    const params = { subscriptionId }
    for (const call of [
      CancelSubscription,
      ResumeSubscription,
      CancelSubscription,
      ResumeSubscription,
    ])
      expect((await api.call(call, { params }, person.bearer)).status).toBe(200)
    await emailTo(
      api,
      person.email,
      /You have resumed your Personal plan. Your next payment, .* is due on/,
    )
    const sent = () =>
      api.deps.db
        .selectFrom('email_message')
        .select('kind')
        .where('kind', 'in', ['subscription-cancelled', 'subscription-resumed'])
        .where('id', 'like', `%${subscriptionId}%`)
        .orderBy('kind')
        .execute()
    await expect.poll(async () => (await sent()).length).toBe(4)
  })

  test('say what a changed plan costs and from which day, once for each change, also one whose answer was lost', async () => {
    const { person, subscriptionId } = await running('business', {
      ...WORKFORCE,
      members: [{ plan: 'employee_lite', count: 7 }],
    })
    const params = { subscriptionId }
    const change = async (count: number, interval: 'month' | 'year', isLost = false) => {
      const body = { interval, members: [{ plan: 'employee_lite', count }] } as const
      const priced = await api.call(QuotePlanChange, { params, body: body as never }, person.bearer)
      const { quote, from } = priced.data
      const again = { params, body: { quoteId: quote.quoteId } }
      const total = formatMoney({ minor: quote.totalMinor, currency: 'GBP' })
      if (isLost) api.sandbox.control.failAnswers(LOST)
      const { status } = await api.call(ChangePlan, again, person.bearer)
      expect(status).toBe(isLost ? 502 : 200)
      if (!isLost) await api.call(ChangePlan, again, person.bearer)
      await deliverEvents()
      return `From ${longDate(from as CalendarDate)} it costs ${total} a ${interval}`
    }
    const terms = [
      [await change(9, 'month'), 9],
      [await change(5, 'year', true), 5],
    ] as const
    for (const [words, count] of terms) {
      const rows = `${words}[\\s\\S]*Workforce plan, Lite: ${count}`
      await emailTo(api, person.email, new RegExp(rows))
    }
    const sent = await api.deps.db
      .selectFrom('email_message')
      .select('id')
      .where('kind', '=', 'subscription-changed')
      .where('to_address', '=', person.email)
      .execute()
    expect(sent).toHaveLength(2)
  })

  test('the customer is notified in time of a card that will have expired by the next charge', async () => {
    const { person, subscriptionId } = await running('personal', { interval: 'year' })
    const cardId = await addCardUntil(person, { month: 12, year: await providersYear() })
    await api.call(
      SetSubscriptionCard,
      { params: { subscriptionId }, body: { cardId } },
      person.bearer,
    )
    later(person, 360)
    await deliverEvents()
    await emailTo(api, person.email, /Your Visa ending in 4242 will have expired by then/)
  })

  test('the customer is notified of a failed payment, and reminded only if they chose so', async () => {
    const { person, subscriptionId } = await running()
    await failNext(person, subscriptionId)
    await api.deps.db
      .insertInto('notification_choice')
      .columns(['account_id', 'user_id', 'kind', 'wanted'])
      .expression((eb) =>
        eb
          .selectFrom('membership')
          .select(['account_id', 'user_id'])
          .select(sql<string>`'reminders'`.as('kind'))
          .select(sql<boolean>`false`.as('wanted'))
          .where('account_id', '=', person.accountId),
      )
      .execute()
    later(person, 32)
    await deliverEvents()
    await emailTo(api, person.email, /We could not charge £6.11/)
    const reminders = await api.deps.db
      .selectFrom('email_message')
      .select('id')
      .where('id', 'like', `subscription-renewal-${subscriptionId}-%`)
      .execute()
    expect(reminders).toEqual([])
  })

  test('of a payment that never goes through they hear twice: that it failed, and that nobody tries again', async () => {
    const { person, subscriptionId } = await running()
    await failNext(person, subscriptionId)
    later(person, 32)
    for (let week = 0; week < 5; week += 1) {
      await deliverEvents()
      later(person, 7)
    }
    await deliverEvents()
    await emailTo(api, person.email, /We will try again in a few days/)
    await emailTo(api, person.email, /will not try again automatically/)
    const sent = await api.deps.db
      .selectFrom('email_message')
      .select('kind')
      .where('id', 'like', `subscription-payment-%-${subscriptionId}-%`)
      .orderBy('kind')
      .execute()
    expect(sent.map(({ kind }) => kind)).toEqual([
      'subscription-payment-failed',
      'subscription-payment-given-up',
    ])
  })

  test('once who began it has left, the owners are notified, and nobody who has left', async () => {
    const asked = { ...WORKFORCE, members: [{ plan: 'employee_traveler', count: 2 }] }
    const { person, subscriptionId } = await running('business', asked)
    const owner = await inviteColleague(api, person, 'owner')
    await failNext(person, subscriptionId)
    expect(
      (await api.call(LeaveAccount, { params: { accountId: person.accountId } }, person.bearer))
        .status,
    ).toBe(204)
    later(person, 32)
    await deliverEvents()
    await emailTo(api, owner.email, /We could not charge £.* for your Workforce plan/)
    const sent = await api.deps.db
      .selectFrom('email_message')
      .select('to_address')
      .where('id', 'like', `subscription-%-${subscriptionId}-%`)
      .execute()
    expect([...new Set(sent.map(({ to_address }) => to_address))]).toEqual([owner.email])
  })

  test('who deletes their account is charged no more', async () => {
    const { person, subscriptionId } = await running()
    const { gateway_id: gatewayId } = await api.deps.db
      .selectFrom('subscription')
      .select('gateway_id')
      .where('id', '=', subscriptionId)
      .executeTakeFirstOrThrow()
    const body = { email: person.email, password: PASSWORD }
    expect((await api.call(DeleteUser, { body }, person.bearer)).status).toBe(204)
    await expect
      .poll(async () => (await api.deps.payments.findSubscription(gatewayId ?? ''))?.state)
      .toBe('canceled')
    await deliverEvents()
  })
})

describe('managing', () => {
  test('headcount changes later, shown before it is confirmed, and counts from the next cycle', async () => {
    const { person, subscriptionId } = await running('business', {
      ...WORKFORCE,
      members: [{ plan: 'employee_lite', count: 10 }],
    })
    const params = { subscriptionId }
    const body = {
      interval: 'month',
      members: [
        { plan: 'employee_lite', count: 8 },
        { plan: 'employee_traveler', count: 2 },
      ],
    } as const
    const before = await only(person)
    const { bearer } = person
    const shown = await api.call(PricePlanChange, { params, body: body as never }, bearer)
    const stored = api.deps.db
      .selectFrom('plan_quote')
      .where('total_minor', '=', shown.data.price.totalMinor)
    expect(await stored.select('id').execute()).toEqual([])
    const priced = await api.call(QuotePlanChange, { params, body: body as never }, bearer)
    expect(priced.data.quote).toMatchObject(shown.data.price)
    expect(priced.data).toMatchObject({
      totalMinorBefore: before.totalMinor,
      from: before.nextPayment,
    })
    const changed = await api.call(
      ChangePlan,
      { params, body: { quoteId: priced.data.quote.quoteId } },
      bearer,
    )
    expect(changed.data).toMatchObject({
      isChanging: true,
      headcount: 10,
      totalMinor: priced.data.quote.totalMinor,
    })
    expect(changed.data.cycles).toHaveLength(1)
    later(person, 32)
    await deliverEvents()
    const after = await only(person)
    expect(after).toMatchObject({ isChanging: false, status: 'active' })
    expect(after.cycles[0]?.totalMinor).toBe(priced.data.quote.totalMinor)
    const entries = await ledgerOf(subscriptionId)
    expect(entries.map(({ quantity }) => quantity)).toEqual([5_000_000, 4_000_000 + 3_368_334])
  })

  test('is in force from the first month billed by it, also while that month is unpaid', async () => {
    const { person, subscriptionId } = await running('business', {
      product: 'business-workforce-recurring',
      members: [{ plan: 'employee_lite', count: 10 }],
    })
    const params = { subscriptionId }
    const { bearer } = person
    const body = { interval: 'month', members: [{ plan: 'employee_lite', count: 4 }] } as const
    const priced = await api.call(QuotePlanChange, { params, body: body as never }, bearer)
    const { quoteId, totalMinor } = priced.data.quote
    await api.call(ChangePlan, { params, body: { quoteId } }, bearer)
    expect((await only(person)).running?.headcount).toBe(10)
    await failNext(person, subscriptionId)
    later(person, 32)
    await deliverEvents()
    expect(await only(person)).toMatchObject({
      due: { totalMinor },
      headcount: 4,
      isChanging: false,
      running: null,
    })
  })

  test('a change that the cancellation overtakes is neither what ran, nor what ended', async () => {
    api.work()
    const { person, subscriptionId } = await running('business', {
      ...WORKFORCE,
      members: [{ plan: 'employee_lite', count: 7 }],
    })
    const params = { subscriptionId }
    const { bearer } = person
    const before = await only(person)
    const more = { interval: 'year', members: [{ plan: 'employee_lite', count: 9 }] } as const
    const priced = await api.call(QuotePlanChange, { params, body: more as never }, bearer)
    await api.call(ChangePlan, { params, body: { quoteId: priced.data.quote.quoteId } }, bearer)
    const again = await api.call(PricePlanChange, { params, body: more as never }, bearer)
    expect(again.data).toMatchObject({
      totalMinorBefore: before.totalMinor,
      intervalBefore: 'month',
    })
    await api.call(CancelSubscription, { params }, bearer)
    await emailTo(
      api,
      person.email,
      /We have cancelled your Workforce plan[\s\S]*Workforce plan, Lite: 7/,
    )
    later(person, 32)
    await deliverEvents()
    expect(await only(person)).toMatchObject({
      status: 'canceled',
      headcount: 7,
      totalMinor: before.totalMinor,
      interval: 'month',
      isChanging: false,
      running: null,
    })
  })

  test('from monthly to yearly begins when the month ends', async () => {
    const { person, subscriptionId } = await running()
    const params = { subscriptionId }
    const { bearer } = person
    const body = { interval: 'year', members: ONE.members } as const
    const priced = await api.call(QuotePlanChange, { params, body: body as never }, bearer)
    await api.call(ChangePlan, { params, body: { quoteId: priced.data.quote.quoteId } }, bearer)
    later(person, 32)
    await deliverEvents()
    const subscription = await only(person)
    expect(subscription).toMatchObject({ interval: 'year', status: 'active' })
    expect(subscription.cycles.map(({ totalMinor }) => totalMinor)).toEqual([7_332, 611])
    expect(await ledgerOf(subscriptionId)).toHaveLength(13)
  })

  test('cancelled, it stays active to the end of its cycle, may be resumed, and then ends', async () => {
    const { person, subscriptionId } = await running()
    const params = { subscriptionId }
    const { bearer } = person
    const canceled = await api.call(CancelSubscription, { params }, bearer)
    expect(canceled.data).toMatchObject({
      status: 'active',
      endsWithPeriod: true,
      nextPayment: null,
    })
    const resumed = await api.call(ResumeSubscription, { params }, bearer)
    expect(resumed.data.endsWithPeriod).toBe(false)
    expect(resumed.data.nextPayment).not.toBeNull()
    await api.call(CancelSubscription, { params }, bearer)
    await deliverEvents()
    later(person, 32)
    await deliverEvents()
    const ended = await only(person)
    expect(ended).toMatchObject({ status: 'canceled', nextPayment: null })
    expect(ended.cycles).toHaveLength(1)
    const again = await api.call(ResumeSubscription, { params }, person.bearer)
    expect(again.refusal.code).toBe('NOT_CHANGEABLE')
  })

  test('a custom one is changed by writing to us', async () => {
    const { person, subscriptionId } = await running('business', {
      product: 'business-footprint-recurring',
      members: [],
      co2eGrams: 50_000_000,
    })
    const params = { subscriptionId }
    const body = { interval: 'month' as const, members: [] }
    const { bearer } = person
    const answer = await api.call(QuotePlanChange, { params, body }, bearer)
    expect(answer.refusal.code).toBe('NOT_CHANGEABLE')
  })
})

test('the database lets a subscription move exactly as its table of transitions says', async () => {
  const { subscriptionId } = await running()
  for (const from of SUBSCRIPTION_STATUSES) {
    for (const to of SUBSCRIPTION_STATUSES.filter((status) => status !== from)) {
      const move = api.deps.db.transaction().execute(async (tx) => {
        const ended = (status: SubscriptionStatus) => (hasEnded(status) ? sql`now()` : sql`null`)
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`update subscription set status = ${from}, ended_at = ${ended(from)}
          where id = ${subscriptionId}`.execute(tx)
        await sql`set local session_replication_role = origin`.execute(tx)
        await sql`update subscription set status = ${to}, ended_at = ${ended(to)}
          where id = ${subscriptionId}`.execute(tx)
        throw new Error('undo')
      })
      await expect(move, `${from} to ${to}`).rejects.toThrow(
        canMove(from, to) ? 'undo' : `cannot go from ${from} to ${to}`,
      )
    }
  }
})
