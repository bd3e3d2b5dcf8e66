import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import {
  EndStoreBilling,
  ListBillOrders,
  StartStoreBilling,
} from '@understory/contracts/stores/bills.ts'
import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused } from '../../../http/refuse.ts'
import type { CrashStep } from '../../../process/crash-point.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import {
  addCard,
  COMMERCE_PURCHASES_ADDRESS,
  confirmCard,
} from '../../../testing/commerce/purchases.ts'
import { emailTo } from '../../../testing/emails.ts'
import { joinAs, type TestPerson, withFreshToken } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import {
  billToCard,
  bringIn,
  type PlantedStore,
  plantStore,
} from '../../../testing/stores/store-bills.ts'
import { findInvoice, renderInvoice } from '../../commerce/invoices/public.ts'
import { sendCycleReceipt } from '../../commerce/invoices/receipts/send-cycle-receipt.ts'
import { numberInvoices } from '../../commerce/payments/public.ts'
import { getCycleOutcome } from '../../commerce/settlement/get-cycle-outcome.ts'
import { reconcileRefunds } from '../../commerce/settlement/refunds/reconcile-refunds.ts'
import { payOpenCycle } from '../../commerce/subscriptions/cycles/pay-open-cycle.ts'
import { sendSubscriptionEmail } from '../../commerce/subscriptions/notices/send-subscription-email.ts'
import type { SubscriptionEmail } from '../../commerce/subscriptions/notices/subscription-email.ts'
import {
  billStores,
  endUsagePlan,
  reconcileSubscriptions,
  restoreCycle,
} from '../../commerce/subscriptions/public.ts'
import { verifyLedger } from '../../proof/ledger-check/verify-ledger.ts'
import { issueStoreBills, listBillOrders } from '../bills/public.ts'
import { capStore } from '../connected-stores/connect/change-store.ts'
import { listStoreOrders } from '../store-orders/orders/list-store-orders.ts'
import { getStoreBilling, startStoreBilling } from './store-billing.ts'

const DAY = 86_400
const HOUR = 3_600

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
let ada: TestPerson
let store: PlantedStore
let orders = 0
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  deliverEvents = eventDeliverer(api)
})
afterAll(async () => {
  const breaches = (await verifyLedger(api.deps.db)).filter(({ breaches }) => breaches > 0)
  await api.close()
  expect(breaches).toEqual([])
})
beforeEach(async () => {
  await deliverEvents()
  ada = await joinAs(api, 'business')
  store = await plantStore(api, ada, { countsFrom: null })
})

afterEach(() => {
  api.moveClock(-passed * 1_000)
  passed = 0
})

const db = () => api.deps.db
/** Time passes for us and at the provider. */
let passed = 0
function pass(seconds: number) {
  passed += seconds
  api.sandbox.control.advanceClockOf(ada.email, seconds)
  api.moveClock(seconds * 1_000)
}
const billing = () => getStoreBilling(api.deps, ada.accountId)
async function listOrders(status?: 'billed') {
  const query = { ...(status && { status }), limit: 50 }
  return asked(await listStoreOrders(api.deps, ada.accountId, query)).orders
}
function asked<Answer>(answer: Answer | Refused): Answer {
  if (answer instanceof Refused) throw new Error(answer.refusal.code)
  return answer
}
const only = async () => {
  const { bills } = await billing()
  return bills.length === 1 ? bills[0] : undefined
}
async function order(minor: number, change: object = {}) {
  orders += 1
  const id = `o${orders}`
  await bringIn(api, store, { id, at: api.deps.clock(), minor, ...change })
  return id
}
const trees = async () => {
  const rows = await db()
    .selectFrom('impact_ledger_entry')
    .select('quantity')
    .where('account_id', '=', ada.accountId)
    .execute()
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}
/** A month later: what is due is issued and sent, the provider charges it, and says so. */
async function monthLater({ says = true } = {}) {
  pass(31 * DAY)
  if (says) await deliverEvents()
  else await reconcileSubscriptions(api.deps)
  await billStores(api.deps)
  pass(2 * HOUR)
  if (says) await deliverEvents()
  else await reconcileSubscriptions(api.deps)
}

describe('a plan of stores', () => {
  test('begins with a stored card and nothing to pay; orders count from then on', async () => {
    await order(1_000)
    expect((await billing()).plan).toBeNull()
    expect((await listOrders())[0]?.reason).toBe('before-plan')
    await billToCard(api, ada)
    pass(10)
    await order(1_000)
    const { plan, soFar } = await billing()
    expect(plan).toMatchObject({ status: 'active', currency: 'GBP', isEnding: false, due: null })
    expect(plan?.card?.last4).toBe('4242')
    expect(soFar).toMatchObject([{ orders: 1, grossMinor: 500, milliTrees: 33_333 }])
    const body = { cardId: plan?.card?.id ?? '' }
    ada = await withFreshToken(api, ada)
    const again = await api.call(StartStoreBilling, { body }, ada.bearer)
    expect(again.refusal.code).toBe('ALREADY_SUBSCRIBED')
  })

  test('is refused without a business, a store, a card of the account, or an address', async () => {
    const start = (person: TestPerson, body: object) =>
      api.call(StartStoreBilling, { body: body as never }, person.bearer)
    const personal = await joinAs(api, 'personal')
    const without = await joinAs(api, 'business')
    const body = { cardId: 'pm_x', billingAddress: COMMERCE_PURCHASES_ADDRESS }
    expect((await start(personal, body)).refusal.code).toBe('BUSINESS_ONLY')
    expect((await start(without, body)).refusal.code).toBe('STORE_NOT_PRESENT')
    expect((await start(ada, { cardId: 'pm_x' })).refusal.code).toBe('UNRECOGNISED_LOCATION')
    expect((await start(ada, body)).refusal.code).toBe('CARD_NOT_FOUND')
    const none = await api.call(EndStoreBilling, {}, ada.bearer)
    expect(none.refusal.code).toBe('SUBSCRIPTION_NOT_FOUND')
  })

  test.each<CrashStep>(['usage-plan-saved', 'usage-plan-started'])(
    'that was interrupted at %s is found or begun again, once',
    async (step) => {
      await addCard(api, ada)
      const body = { cardId: await cardOf(), billingAddress: COMMERCE_PURCHASES_ADDRESS }
      const actor = await actorOf()
      await startStoreBilling(crashing(step), actor, body).catch(() => {})
      expect((await billing()).plan).toBeNull()
      if (step === 'usage-plan-started') {
        pass(HOUR)
        await reconcileSubscriptions(api.deps)
      } else {
        asked(await startStoreBilling(api.deps, actor, body))
      }
      expect((await billing()).plan?.status).toBe('active')
    },
  )

  test('that was interrupted is not begun a second time while the provider cannot list it', async () => {
    await addCard(api, ada)
    const body = { cardId: await cardOf(), billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const actor = await actorOf()
    await startStoreBilling(crashing('usage-plan-started'), actor, body).catch(() => {})
    api.sandbox.control.failAnswers({
      method: 'GET',
      path: '/v1/subscriptions',
      fault: 'error',
      times: 3,
    })
    const away = await startStoreBilling(api.deps, actor, body)
    expect(away instanceof Refused && away.refusal.code).toBe('TRANSACTION_FAILED')
    asked(await startStoreBilling(api.deps, actor, body))
    expect((await billing()).plan?.status).toBe('active')
    const ours = await db()
      .selectFrom('subscription')
      .select('id')
      .where('account_id', '=', ada.accountId)
      .executeTakeFirstOrThrow()
    let listed = 0
    for await (const { subscriptionId } of api.deps.payments.listSubscriptions(new Date(0)))
      if (subscriptionId === ours.id) listed += 1
    expect(listed).toBe(1)
  })
})

function crashing(at: CrashStep) {
  let left = 1
  return {
    ...api.deps,
    crashPoint: async (step: CrashStep) => {
      if (step === at && left-- > 0) throw new Error(`killed at ${step}`)
    },
  }
}

describe('the bill of a month', () => {
  beforeEach(async () => {
    await billToCard(api, ada)
    pass(10)
  })

  test('is charged to the card, and then its orders are in the ledger, with invoice and receipt', async () => {
    await order(1_000)
    await order(500)
    expect(await trees()).toBe(0)
    await monthLater()
    const bill = await only()
    expect(bill).toMatchObject({ orders: 2, grossMinor: 750, totalMinor: 750, status: 'paid' })
    expect(await trees()).toBe(50_000)
    await deliverEvents()
    await numberInvoices(api.deps)
    const cycleId = bill?.cycleId ?? ''
    const invoice = await findInvoice(db(), { cycleId })
    expect(invoice && (await renderInvoice(api.deps, invoice)).length).toBeGreaterThan(1_000)
    await sendCycleReceipt(api.deps, cycleId)
    const sent = await emailTo(api, ada.email, /what your stores contributed[\s\S]*50/i)
    expect(sent.input).toMatch(/See your bills: \S+\/my-impact\/manage\/integrations\/billing/)
    const wanted = { accountId: ada.accountId, billId: bill?.billId ?? '', after: 0 }
    const statement = asked(await listBillOrders(db(), wanted))
    expect(statement.orders.map(({ moneyMinor }) => moneyMinor)).toEqual([500, 250])
    expect(await listOrders('billed')).toHaveLength(2)
    const other = await joinAs(api, 'business')
    const foreign = { params: { billId: bill?.billId ?? '' }, query: {} }
    const refused = await api.call(ListBillOrders, foreign, other.bearer)
    expect(refused.refusal.code).toBe('RESOURCE_NOT_FOUND')
    const params = { certificateId: (await only())?.certificateId ?? '' }
    const verified = await api.call(VerifyCertificate, { params })
    expect(verified.status).toBe(200)
    const certificate = await db()
      .selectFrom('certificate_statement')
      .select(['source_kind', 'milli_trees', 'total_minor'])
      .where('account_id', '=', ada.accountId)
      .execute()
    expect(certificate).toEqual([{ source_kind: 'store', milli_trees: 50_000, total_minor: 750 }])
  })

  test('is on one invoice for all stores of an account', async () => {
    const second = await plantStore(api, ada, { countsFrom: api.deps.clock() })
    pass(1)
    await order(1_000)
    store = second
    await order(400)
    await monthLater()
    const { bills } = await billing()
    expect(bills.map(({ totalMinor, status }) => [totalMinor, status]).toSorted()).toEqual([
      [200, 'paid'],
      [500, 'paid'],
    ])
    expect(new Set(bills.map(({ cycleId }) => cycleId)).size).toBe(1)
  })

  test('is settled by asking where every event is lost', async () => {
    await order(1_000)
    await monthLater({ says: false })
    expect((await only())?.status).toBe('paid')
    expect(await trees()).toBe(33_333)
    await deliverEvents((events) => [...events, ...events].toReversed())
    expect(await trees()).toBe(33_333)
  })

  test.each<CrashStep>(['bill-issued', 'bills-grouped', 'bills-sent', 'bills-recorded'])(
    'is charged once, whatever is interrupted at %s',
    async (step) => {
      await order(1_000)
      pass(31 * DAY)
      await deliverEvents()
      await billStores(crashing(step))
      if (step === 'bills-sent') await deliverEvents()
      await billStores(api.deps)
      await billStores(api.deps)
      pass(2 * HOUR)
      await deliverEvents()
      expect(await only()).toMatchObject({ totalMinor: 500, status: 'paid' })
      expect(await trees()).toBe(33_333)
      expect(await charged()).toBe(500)
    },
  )

  test.each(['reset', 'lost-answer', 'error', 'late-error'] as const)(
    'is charged once where the answer to the invoice is lost: %s',
    async (fault) => {
      await order(1_000)
      pass(31 * DAY)
      await deliverEvents()
      api.sandbox.control.failAnswers({ method: 'POST', path: '/v1/invoiceitems', fault })
      const times = fault === 'late-error' ? 1 : 3
      api.sandbox.control.failAnswers({ method: 'POST', path: '/v1/invoices', fault, times })
      await billStores(api.deps)
      await billStores(api.deps)
      await billStores(api.deps)
      pass(2 * HOUR)
      await deliverEvents()
      expect((await only())?.status).toBe('paid')
      expect(await charged()).toBe(500)
    },
  )

  test('is charged once where its lines were made and a whole cycle turned before its invoice', async () => {
    await order(1_000)
    pass(31 * DAY)
    await deliverEvents()
    const fault = { method: 'POST', path: '/v1/invoices', fault: 'rate-limited' } as const
    api.sandbox.control.failAnswers({ ...fault, times: 3 })
    await billStores(api.deps)
    expect((await only())?.status).not.toBe('paid')
    pass(32 * DAY)
    await deliverEvents()
    await billStores(api.deps)
    await billStores(api.deps)
    pass(2 * HOUR)
    await deliverEvents()
    expect(await charged()).toBe(500)
    expect((await only())?.status).toBe('paid')
  })

  test('has the whole cap of the merchant for itself, also after cycles of other lengths', async () => {
    await capStore(api.deps, store, { capMinor: 600 })
    const year = api.deps.clock().getUTCFullYear() + 1
    const on = (day: string) => new Date(`${year}-${day}`)
    for (const day of ['03-10', '04-10'])
      await bringIn(api, store, { id: day, at: on(day), minor: 1_000 })
    const march = { issueAt: on('03-31'), cycleFrom: on('02-28'), budgetMinor: null } as const
    await transact(db(), (tx) =>
      issueStoreBills(tx, api.deps, { ...store, ...march, chargedBy: 'card' }),
    )
    // A plan of the 31st, whose cycle the provider has turned already.
    await db()
      .updateTable('subscription')
      .set({ current_from: `${year}-04-30`, current_to: `${year}-05-30` })
      .where('account_id', '=', ada.accountId)
      .execute()
    passed = (on('04-30').getTime() - api.deps.clock().getTime()) / 1_000 + HOUR
    api.moveClock(passed * 1_000)
    await billStores(api.deps)
    const { bills } = await billing()
    expect(bills).toMatchObject([
      { orders: 1, overCap: 0 },
      { orders: 1, overCap: 0 },
    ])
  })

  test('keeps to the cap of the merchant, who is notified', async () => {
    await capStore(api.deps, store, { capMinor: 600 })
    await order(1_000)
    pass(1)
    await order(1_000)
    expect((await billing()).soFar).toMatchObject([{ orders: 1, overCap: 1, totalMinor: 500 }])
    expect((await listOrders()).map(({ capSoFar }) => capSoFar)).toEqual(['over', 'within'])
    await monthLater()
    expect((await listOrders()).map(({ capSoFar }) => capSoFar)).toEqual([null, null])
    expect(await only()).toMatchObject({ orders: 1, overCap: 1, totalMinor: 500 })
    expect((await listOrders()).map(({ reason }) => reason)).toEqual(['over-cap', null])
  })

  test('is lowered by what was refunded after an earlier one', async () => {
    const id = await order(1_000)
    const at = api.deps.clock()
    await monthLater()
    await bringIn(api, store, { id, at, minor: 1_000, returned: 600, updatedAt: api.deps.clock() })
    await order(1_000)
    expect((await billing()).soFar).toMatchObject([{ creditMinor: 300, totalMinor: 200 }])
    await monthLater()
    const [bill] = (await billing()).bills
    expect(bill).toMatchObject({
      grossMinor: 500,
      creditMinor: 300,
      totalMinor: 200,
      status: 'paid',
    })
    expect(await trees()).toBe(33_333 + 33_333 - 20_000)
    expect(await charged()).toBe(700)
  })

  test('shows of each order what is left of it there, whatever becomes of the order', async () => {
    const at = api.deps.clock()
    const [grown, lowered, back] = [await order(1_000), await order(1_000), await order(1_000)]
    const later = (id: string, change: object) =>
      bringIn(api, store, { id, at, minor: 1_000, updatedAt: api.deps.clock(), ...change })
    const shown = async () =>
      Object.fromEntries(
        (await listOrders()).map(({ externalId, moneyMinor, milliTrees, bill }) => [
          externalId,
          [moneyMinor, milliTrees, bill],
        ]),
      )
    await monthLater()
    await later(grown, { minor: 2_000 })
    await later(lowered, { returned: 600 })
    await later(back, { returned: 600 })
    expect(await shown()).toEqual({
      [grown]: [500, 33_333, 'paid'],
      [lowered]: [200, 13_333, 'paid'],
      [back]: [200, 13_333, 'paid'],
    })
    await monthLater()
    pass(1)
    await later(back, {})
    expect((await shown())[back]).toEqual([200, 13_333, 'paid'])
    const [bill] = (await billing()).bills
    const found = await invoiceOf(bill?.cycleId)
    await api.deps.payments.refundPayment(found?.paymentId ?? '', 'staff of three')
    await reconcileRefunds(api.deps)
    expect((await shown())[grown]).toEqual([0, 0, 'refunded'])
  })

  test('has no order that comes to nothing, and none is pending for one', async () => {
    await order(0)
    const { data } = await api.call(ListStores, {}, ada.bearer)
    expect(data.stores[0]).toMatchObject({ isCounting: true, pending: { orders: 0 } })
  })

  test('enters the ledger only once it is paid: a card that fails is replaced, and the bill paid', async () => {
    await order(1_000)
    await chooseCard('pm_card_chargeCustomerFail')
    await monthLater()
    expect((await only())?.status).toBe('sent')
    expect(await trees()).toBe(0)
    const { plan } = await billing()
    expect(plan).toMatchObject({ status: 'failed', due: { totalMinor: 500 } })
    await sendQueuedEmail(plan?.subscriptionId ?? '')
    const email =
      /could not charge £5.00 for what your stores contributed[\s\S]*Pay now: \S+\/manage\/integrations\/billing\n/
    expect(await emailTo(api, ada.email, email)).toBeTruthy()
    const due = { id: plan?.subscriptionId ?? '', accountId: ada.accountId }
    const data = asked(await payOpenCycle(api.deps, due))
    const paymentId = data.clientSecret.split('_secret_')[0] ?? ''
    await confirmCard(api, { paymentId, clientSecret: data.clientSecret, card: 'pm_card_visa' })
    await deliverEvents()
    expect((await only())?.status).toBe('paid')
    expect(await trees()).toBe(33_333)
    expect((await billing()).plan?.status).toBe('active')
    expect(await getCycleOutcome(api.deps, ada.accountId, paymentId)).toMatchObject({
      status: 'succeeded',
      milliTrees: 33_333,
      certificateId: expect.any(String),
    })
  })

  test('that was refunded leaves the ledger, with its credits, and comes back where the refund fails', async () => {
    const id = await order(1_000)
    const at = api.deps.clock()
    await order(500)
    await monthLater()
    await bringIn(api, store, { id, at, minor: 1_000, returned: 600, updatedAt: api.deps.clock() })
    await monthLater()
    expect(await trees()).toBe(30_000)
    const [first] = (await billing()).bills.toReversed()
    const found = await invoiceOf(first?.cycleId)
    await api.deps.payments.refundPayment(found?.paymentId ?? '', 'staff')
    await reconcileRefunds(api.deps)
    expect((await billing()).bills.map(({ status }) => status)).toEqual(['refunded'])
    expect(await trees()).toBe(0)
    await db()
      .transaction()
      .execute((tx) => restoreCycle(tx, api.deps, found?.id ?? ''))
    expect(await trees()).toBe(30_000)
  })

  test('that was refunded is not credited as well, and gives back the credit that it used', async () => {
    const credit = async () => (await billing()).soFar[0]?.creditMinor
    const at = api.deps.clock()
    const [id, other] = [await order(1_000), await order(1_000)]
    const refund = async (bill: { cycleId: string | null } | undefined) => {
      const found = await invoiceOf(bill?.cycleId)
      await api.deps.payments.refundPayment(found?.paymentId ?? '', `staff ${bill?.cycleId}`)
      await reconcileRefunds(api.deps)
      return found?.id ?? ''
    }
    await monthLater()
    const later = { at, minor: 1_000, updatedAt: api.deps.clock() }
    await bringIn(api, store, { ...later, id, returned: 600 })
    await order(500)
    await monthLater()
    // Of 3.00 that were credited the second bill used 2.50.
    expect(await credit()).toBe(50)
    await bringIn(api, store, { ...later, id: other, returned: 400 })
    await monthLater()
    expect(await credit()).toBe(250)
    const [second, first] = (await billing()).bills
    expect(second).toMatchObject({ creditMinor: 250, totalMinor: 0 })
    const cycle = await refund(first)
    expect(await credit()).toBe(0)
    await db()
      .transaction()
      .execute((tx) => restoreCycle(tx, api.deps, cycle))
    expect(await credit()).toBe(250)
  })

  test('comes at once, and last, when the plan is ended; a plan that is resumed goes on', async () => {
    await order(1_000)
    pass(DAY)
    asked(await endUsagePlan(api.deps, ada.accountId))
    expect((await billing()).plan?.isEnding).toBe(true)
    expect(await only()).toMatchObject({ totalMinor: 500, status: 'waiting' })
    pass(10)
    await order(700)
    expect((await listOrders())[0]?.reason).toBe('no-plan')
    await billStores(api.deps)
    pass(2 * HOUR)
    await deliverEvents()
    await billStores(api.deps)
    await deliverEvents()
    expect(await only()).toMatchObject({ status: 'paid' })
    expect((await billing()).plan).toBeNull()
    const again = { cardId: await cardOf(), billingAddress: COMMERCE_PURCHASES_ADDRESS }
    asked(await startStoreBilling(api.deps, await actorOf(), again))
    pass(10)
    await order(1_000)
    expect((await billing()).soFar).toMatchObject([{ orders: 1, totalMinor: 500 }])
  })
})

/** What the worker does with the email that a failed payment queued. */
async function sendQueuedEmail(subscriptionId: string): Promise<void> {
  const { rows } = await sql<{ data: SubscriptionEmail }>`
    select data from pgboss.job where name = 'send-subscription-email'
      and data ->> 'subscriptionId' = ${subscriptionId}`.execute(db())
  expect(rows.map(({ data }) => data.kind)).toEqual(['payment-failed'])
  for (const { data } of rows) await sendSubscriptionEmail(api.deps, data)
}

async function customerOf() {
  const row = await db()
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', ada.accountId)
    .executeTakeFirstOrThrow()
  return row.customer_id
}

async function cardOf() {
  const [card] = await api.deps.payments.listCards(await customerOf())
  return card?.id ?? ''
}

async function actorOf() {
  const { user_id: userId } = await db()
    .selectFrom('membership')
    .select('user_id')
    .where('account_id', '=', ada.accountId)
    .executeTakeFirstOrThrow()
  const { accountId } = ada
  return { accountId, accountKind: 'business', role: 'owner', userId } as AccountActor
}

async function invoices() {
  const { gateway_id } = await db()
    .selectFrom('subscription')
    .select('gateway_id')
    .where('account_id', '=', ada.accountId)
    .executeTakeFirstOrThrow()
  const found: GatewayInvoice[] = []
  for await (const invoice of api.deps.payments.listInvoices(gateway_id ?? '')) found.push(invoice)
  return found
}
const invoiceOf = async (cycleId: string | null = null) =>
  (await invoices()).find(({ usageId }) => usageId === cycleId)

/** What the card of the account was charged in all. */
async function charged(): Promise<number> {
  const paid = (await invoices()).filter(({ status }) => status === 'paid')
  return paid.reduce((sum, { total }) => sum + total.minor, 0)
}

async function chooseCard(method: string) {
  const customer = await customerOf()
  const answer = await fetch(`${api.sandbox.url}/v1/payment_methods/${method}/attach`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local_understory' },
    body: new URLSearchParams({ customer }),
  })
  const { id } = (await answer.json()) as { id: string }
  const { plan } = await billing()
  const row = await db()
    .selectFrom('subscription')
    .select('gateway_id')
    .where('id', '=', plan?.subscriptionId ?? '')
    .executeTakeFirstOrThrow()
  await api.deps.payments.setSubscriptionCard(row.gateway_id ?? '', id)
}
