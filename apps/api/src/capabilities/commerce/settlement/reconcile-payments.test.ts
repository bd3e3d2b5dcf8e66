import {
  BuyQuote,
  CancelPurchase,
  ListPurchases,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import { DAY_MS, MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMERCE_PURCHASES_ADDRESS, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson, withFreshToken } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import {
  listUnsettled,
  OPEN_PER_ACCOUNT,
  recordProviderCheck,
} from '../payments/payment-records.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

async function statusOf(purchaseId: string): Promise<string> {
  const row = await api.deps.db
    .selectFrom('purchase')
    .select('status')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return row.status
}

function buy(quoteId: string) {
  return api.call(
    BuyQuote,
    { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
    ada.bearer,
  )
}

/** A purchase whose call to the provider got no response: saved here, unknown there. */
async function neverStarted(): Promise<{ purchaseId: string; quoteId: string }> {
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const path = '/v1/payment_intents'
  api.sandbox.control.failAnswers({ method: 'POST', path, fault: 'error', times: 3 })
  expect((await buy(quoteId)).status).toBe(502)
  const { id } = await api.deps.db
    .selectFrom('purchase')
    .select('id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  return { purchaseId: id, quoteId }
}

test('a charge whose event never comes is settled without it', async () => {
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { purchaseId } = await payFor(api, ada, quoteId)
  await reconcilePayments(api.deps)
  expect(await statusOf(purchaseId)).toBe('pending')
  api.moveClock(3 * MINUTE_MS)
  await reconcilePayments(api.deps)
  expect(await statusOf(purchaseId)).toBe('paid')
})

test('a payment that cannot be looked up does not block the others', async () => {
  const first = await payFor(api, ada, (await quote(api, { milliTrees: 5_000 })).quoteId)
  const second = await payFor(api, ada, (await quote(api, { milliTrees: 5_000 })).quoteId)
  const path = `/v1/payment_intents/${first.paymentId}`
  api.sandbox.control.failAnswers({ method: 'GET', path, fault: 'error', times: 3 })
  api.moveClock(3 * MINUTE_MS)
  await reconcilePayments(api.deps)
  expect([await statusOf(first.purchaseId), await statusOf(second.purchaseId)]).toEqual([
    'pending',
    'paid',
  ])
  api.moveClock(MINUTE_MS)
  await reconcilePayments(api.deps)
  expect(await statusOf(first.purchaseId)).toBe('paid')
})

test('a payment is polled again once a tenth of its age has passed', async () => {
  const { purchaseId } = await payFor(
    api,
    ada,
    (await quote(api, { milliTrees: 5_000 })).quoteId,
    'pm_card_chargeDeclined',
  )
  const begun = api.deps.clock().getTime()
  const polled = new Date(begun + 30 * MINUTE_MS)
  await recordProviderCheck(api.deps.db, purchaseId, polled)
  const isDueAfter = async (minutes: number) => {
    const now = new Date(begun + minutes * MINUTE_MS)
    const due = await listUnsettled(api.deps.db, { now, before: now })
    return due.some((each) => each.purchaseId === purchaseId)
  }
  expect([await isDueAfter(32), await isDueAfter(35)]).toEqual([false, true])
})

test('a purchase the provider never heard of is given up after a day, and can no longer be paid', async () => {
  const { purchaseId, quoteId } = await neverStarted()
  api.moveClock(DAY_MS / 2)
  await reconcilePayments(api.deps)
  expect(await statusOf(purchaseId)).toBe('pending')
  api.moveClock(DAY_MS)
  await reconcilePayments(api.deps)
  expect(await statusOf(purchaseId)).toBe('canceled')
  ada = await withFreshToken(api, ada)
  expect((await buy(quoteId)).refusal.code).toBe('QUOTE_EXPIRED')
  const { data } = await api.call(ListPurchases, {}, ada.bearer)
  expect(data.purchases.every(({ uuid }) => uuid !== purchaseId)).toBe(true)
})

test('payments are polled in turn, the least recently polled first', async () => {
  const { db } = api.deps
  const early = await payFor(
    api,
    ada,
    (await quote(api, { milliTrees: 5_000 })).quoteId,
    'pm_card_chargeDeclined',
  )
  const late = await payFor(
    api,
    ada,
    (await quote(api, { milliTrees: 5_000 })).quoteId,
    'pm_card_chargeDeclined',
  )
  const due = async (now: Date) =>
    (await listUnsettled(db, { now, before: now })).map(({ purchaseId }) => purchaseId)
  const soon = new Date(api.deps.clock().getTime() + MINUTE_MS)
  const [first = ''] = await due(soon)
  await recordProviderCheck(db, first, soon)
  expect(await due(soon)).not.toContain(first)
  const order = await due(new Date(soon.getTime() + DAY_MS))
  expect(order.at(-1)).toBe(first)
  expect(order).toEqual(expect.arrayContaining([early.purchaseId, late.purchaseId]))
})

test('an account that has begun very many payments finishes one before it begins another', async () => {
  const grace = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const begun = await payFor(api, grace, quoteId, 'pm_card_chargeDeclined')
  const more = sql`
    with quotes as (
      insert into purchase_quote
      select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid()))).*
      from purchase_quote q, generate_series(2, ${OPEN_PER_ACCOUNT}::int) where q.id = ${quoteId}
      returning id),
    purchases as (
      insert into purchase
      select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'quote_id', t.id))).*
      from purchase p, quotes t where p.id = ${begun.purchaseId} returning id)
    insert into payment
    select (jsonb_populate_record(y, jsonb_build_object('purchase_id', p.id, 'gateway_payment_id', null))).*
    from payment y, purchases p where y.purchase_id = ${begun.purchaseId}`
  await more.execute(api.deps.db)
  const body = {
    quoteId: (await quote(api, { milliTrees: 5_000 })).quoteId,
    billingAddress: COMMERCE_PURCHASES_ADDRESS,
  }
  const refused = await api.call(BuyQuote, { body }, grace.bearer)
  expect([refused.status, refused.refusal.code]).toEqual([429, 'TOO_MANY_OPEN_PAYMENTS'])
})

test('a payment that the provider began and no longer knows is never taken for unpaid', async () => {
  ada = await withFreshToken(api, ada)
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { purchaseId, paymentId } = await payFor(api, ada, quoteId)
  const recordAs = (id: string) =>
    api.deps.db
      .updateTable('payment')
      .set({ gateway_payment_id: id })
      .where('purchase_id', '=', purchaseId)
      .execute()
  await recordAs('pi_of_another_account')
  const cancel = await api.call(CancelPurchase, { params: { purchaseId } }, ada.bearer)
  expect([cancel.status, cancel.refusal.code]).toEqual([502, 'TRANSACTION_FAILED'])
  api.moveClock(2 * DAY_MS)
  await reconcilePayments(api.deps)
  expect(await statusOf(purchaseId)).toBe('pending')
  await recordAs(paymentId)
  api.moveClock(DAY_MS)
  await reconcilePayments(api.deps)
  expect(await statusOf(purchaseId)).toBe('paid')
})
