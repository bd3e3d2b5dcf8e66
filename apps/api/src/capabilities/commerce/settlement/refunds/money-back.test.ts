import {
  HandlePaymentAlert,
  ListPaymentAlerts,
} from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { CancelPurchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { RefundPayment } from '@understory/contracts/staff/console/staff.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { findInvoice } from '../../invoices/public.ts'
import { numberInvoices } from '../../payments/public.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'

let api: TestApi
let ada: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
  staff = await joinStaff(api)
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

async function atProvider(method: string, path: string, form: Record<string, string> = {}) {
  const answer = await fetch(`${api.sandbox.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_local_understory' },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the wire
  return (await answer.json()) as any
}

async function bought(card: string) {
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const paid = await payFor(api, ada, quoteId, card)
  await deliverEvents()
  return paid
}

async function inLedger(sourceId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(quantity), 0)::int as sum from impact_ledger_entry
    where source_id = ${sourceId}`.execute(api.deps.db)
  return rows[0]?.sum ?? Number.NaN
}

async function alertsAbout(paymentId: string) {
  const { data } = await api.call(ListPaymentAlerts, {}, staff.bearer)
  return data.alerts.filter((alert) => alert.paymentId === paymentId)
}

async function disputeOf(paymentId: string): Promise<string> {
  const { data } = await atProvider('GET', 'disputes?limit=100')
  return data.find((each: { payment_intent: string }) => each.payment_intent === paymentId).id
}

async function certificateOf(purchaseId: string) {
  const { id: certificateId } = await api.deps.db
    .selectFrom('certificate')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return (await api.call(VerifyCertificate, { params: { certificateId } })).status
}

describe('a payment that its bank disputes', () => {
  test('waits for staff, who say what they did about it', async () => {
    const { purchaseId, paymentId } = await bought('pm_card_createDispute')
    expect(await inLedger(purchaseId)).toBe(5_000)
    const [alert, ...others] = await alertsAbout(paymentId)
    expect(others).toEqual([])
    expect(alert).toMatchObject({ happened: 'A payment is disputed', userId: expect.any(String) })
    const handled = { params: { alertId: alert?.id ?? '' }, body: { note: 'Evidence was sent.' } }
    expect((await api.call(HandlePaymentAlert, handled, ada.bearer)).status).toBe(403)
    expect((await api.call(HandlePaymentAlert, handled, staff.bearer)).status).toBe(204)
    expect(await alertsAbout(paymentId)).toEqual([])
    const again = await api.call(HandlePaymentAlert, handled, staff.bearer)
    expect(again.refusal.code).toBe('ALERT_NOT_FOUND')
  })

  test('is reversed when the dispute is lost, once, and not when it is won', async () => {
    const lost = await bought('pm_card_createDispute')
    const won = await bought('pm_card_createDispute')
    const answer = async ({ paymentId }: typeof lost, word: string) =>
      atProvider('POST', `disputes/${await disputeOf(paymentId)}`, {
        'evidence[uncategorized_text]': word,
        submit: 'true',
      })
    await answer(lost, 'losing_evidence')
    await answer(won, 'winning_evidence')
    await deliverEvents((events) => [...events, ...events])
    expect([await inLedger(lost.purchaseId), await inLedger(won.purchaseId)]).toEqual([0, 5_000])
    expect([await certificateOf(lost.purchaseId), await certificateOf(won.purchaseId)]).toEqual([
      410, 200,
    ])
    const happened = (await alertsAbout(lost.paymentId)).map((alert) => alert.happened)
    expect(happened).toEqual(['A payment is disputed', 'A dispute was lost'])
  })

  test('counts again once the bank decides for us after all, also where that is heard of late', async () => {
    for (const says of ['its event', 'the reconciler']) {
      const { purchaseId, paymentId } = await bought('pm_card_createDispute')
      const dispute = await disputeOf(paymentId)
      await atProvider('POST', `disputes/${dispute}/close`)
      await deliverEvents()
      expect(await inLedger(purchaseId)).toBe(0)
      api.sandbox.control.winAfterAll(dispute)
      if (says === 'the reconciler') await reconcileRefunds(api.deps)
      await deliverEvents((events) => [...events, ...events])
      expect(await inLedger(purchaseId)).toBe(5_000)
    }
  })

  test('that the bank only asks about is an alert, and its impact stays', async () => {
    const { purchaseId, paymentId } = await bought('pm_card_createDisputeInquiry')
    const answer = async (word: string) =>
      atProvider('POST', `disputes/${await disputeOf(paymentId)}`, {
        'evidence[uncategorized_text]': word,
      })
    await answer('under review')
    await answer('losing_evidence')
    await reconcileRefunds(api.deps)
    const happened = (await alertsAbout(paymentId)).map((alert) => alert.happened)
    expect(happened).toEqual(['A bank has a question about a payment', 'A payment is disputed'])
    expect(await inLedger(purchaseId)).toBe(5_000)
  })

  test('is found although every event of it was lost', async () => {
    const { purchaseId, paymentId } = await bought('pm_card_createDispute')
    await atProvider('POST', `disputes/${await disputeOf(paymentId)}/close`)
    await reconcileRefunds(api.deps)
    expect(await inLedger(purchaseId)).toBe(0)
    await reconcileRefunds(api.deps)
    await deliverEvents()
    expect(await inLedger(purchaseId)).toBe(0)
  })

  test('of a cycle takes that cycle back alone', async () => {
    const person = await joinAs(api, 'personal')
    const { paymentId } = await subscribe(api, person, {}, 'pm_card_createDispute')
    await deliverEvents()
    await atProvider('POST', `disputes/${await disputeOf(paymentId)}/close`)
    await deliverEvents()
    const cycle = await api.deps.db
      .selectFrom('subscription_cycle')
      .select(['id', 'refunded_at'])
      .where('gateway_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    expect(cycle.refunded_at).not.toBeNull()
    expect(await inLedger(cycle.id)).toBe(0)
    expect(await alertsAbout(paymentId)).toHaveLength(2)
  })
})

const DID_NOT_ARRIVE =
  /£0\.\d\d back the way it was paid, and the bank returned it to us\.\s+Our team/
const COUNTS_AGAIN = /and the bank returned it to us\.\s+So what it funded counts again/

describe('a refund that the bank cannot make', () => {
  const isReversed = (events: { type: string }[]) =>
    events.toSorted(
      (a, b) => Number(b.type === 'refund.failed') - Number(a.type === 'refund.failed'),
    )

  test.each([
    { rule: 'as it happens', order: undefined },
    { rule: 'when its failure is heard of first', order: isReversed },
  ])('brings the impact back, and staff pay another way: $rule', async ({ order }) => {
    const { purchaseId, paymentId } = await bought('pm_card_refundFail')
    await atProvider('POST', 'refunds', { payment_intent: paymentId })
    if (!order) {
      await deliverEvents()
      expect([await inLedger(purchaseId), await certificateOf(purchaseId)]).toEqual([0, 410])
    }
    api.sandbox.control.advanceClock(120)
    await deliverEvents(order as never)
    expect([await inLedger(purchaseId), await certificateOf(purchaseId)]).toEqual([5_000, 200])
    await numberInvoices(api.deps)
    const invoice = await findInvoice(api.deps.db, { purchaseId })
    expect(invoice).toMatchObject({ is_refunded: false, refunds: [] })
    await api.work()
    await emailTo(api, ada.email, order ? DID_NOT_ARRIVE : COUNTS_AGAIN)
    const [alert] = await alertsAbout(paymentId)
    expect(alert?.happened).toBe('A refund failed')
  })

  test('is found although every event of it was lost', async () => {
    const { purchaseId, paymentId } = await bought('pm_card_refundFail')
    await atProvider('POST', 'refunds', { payment_intent: paymentId })
    await reconcileRefunds(api.deps)
    expect(await inLedger(purchaseId)).toBe(0)
    api.sandbox.control.advanceClock(120)
    await reconcileRefunds(api.deps)
    expect(await inLedger(purchaseId)).toBe(5_000)
    await deliverEvents()
    expect(await inLedger(purchaseId)).toBe(5_000)
  })

  test('of a cycle brings that cycle back', async () => {
    const person = await joinAs(api, 'personal')
    const { paymentId } = await subscribe(api, person, {}, 'pm_card_refundFail')
    await deliverEvents()
    await atProvider('POST', 'refunds', { payment_intent: paymentId })
    await deliverEvents()
    const { id } = await api.deps.db
      .selectFrom('subscription_cycle')
      .select('id')
      .where('gateway_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    expect(await inLedger(id)).toBe(0)
    api.sandbox.control.advanceClock(120)
    await deliverEvents()
    expect(await inLedger(id)).toBeGreaterThan(0)
  })
})

describe('a refund that waits for its payer', () => {
  const waiting = async () => {
    const made = await bought('pm_card_visa')
    api.sandbox.control.setBilling({ refundsWaitForPayer: true })
    const refund = await atProvider('POST', 'refunds', { payment_intent: made.paymentId })
    api.sandbox.control.setBilling({ refundsWaitForPayer: false })
    return { ...made, refundId: String(refund.id) }
  }

  test.each(['its event', 'the reconciler'])(
    'takes the impact back at once, and gives it back where it is called off, known by %s',
    async (known) => {
      const hear = () => (known === 'its event' ? deliverEvents() : reconcileRefunds(api.deps))
      const { purchaseId, paymentId, refundId } = await waiting()
      await hear()
      expect([await inLedger(purchaseId), await certificateOf(purchaseId)]).toEqual([0, 410])
      await atProvider('POST', `refunds/${refundId}/cancel`, {})
      await hear()
      expect([await inLedger(purchaseId), await certificateOf(purchaseId)]).toEqual([5_000, 200])
      const [alert] = await alertsAbout(paymentId)
      expect(alert?.happened).toBe('A refund failed')
      await deliverEvents()
      expect(await inLedger(purchaseId)).toBe(5_000)
    },
  )
})

test('a warning of fraud waits for staff and changes nothing', async () => {
  const { purchaseId, paymentId } = await bought('pm_card_createIssuerFraudRecord')
  expect((await alertsAbout(paymentId)).map(({ happened }) => happened)).toEqual([
    'The bank warns of fraud',
  ])
  expect(await inLedger(purchaseId)).toBe(5_000)
})

test('another amount than was asked settles nothing, is no error, and waits for staff', async () => {
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { purchaseId, paymentId } = await payFor(api, ada, quoteId, 'pm_card_chargeDeclined')
  await atProvider('POST', `payment_intents/${paymentId}`, { amount: '400' })
  await atProvider('POST', `payment_intents/${paymentId}/confirm`, {
    payment_method: 'pm_card_visa',
    return_url: 'https://example.com/back',
  })
  const outcome = await askOutcome(api, ada, paymentId)
  expect([outcome.status, outcome.data.status]).toEqual([200, 'processing'])
  await deliverEvents()
  expect(await inLedger(purchaseId)).toBe(0)
  expect(await alertsAbout(paymentId)).toMatchObject([
    { happened: 'The amount paid is not the amount asked for', amountMinor: 400 },
  ])
})

describe('a purchase whose money is on its way', () => {
  async function underWay(card?: string) {
    api.sandbox.control.setBilling({ chargesTakeTime: true })
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const paid = await payFor(api, ada, quoteId, card)
    api.sandbox.control.setBilling({ chargesTakeTime: false })
    await deliverEvents()
    expect((await askOutcome(api, ada, paid.paymentId)).data.status).toBe('processing')
    return paid
  }
  const finish = async () => {
    api.sandbox.control.finishCharges()
    await deliverEvents()
  }

  test('is not given up, funds nothing yet, and is paid once when the money comes', async () => {
    const { purchaseId, paymentId } = await underWay()
    const params = { purchaseId }
    const given = await api.call(CancelPurchase, { params }, ada.bearer)
    expect(given.refusal.code).toBe('PAYMENT_UNDERWAY')
    await reconcilePayments(api.deps)
    expect(await inLedger(purchaseId)).toBe(0)
    await finish()
    expect(await inLedger(purchaseId)).toBe(5_000)
    expect((await askOutcome(api, ada, paymentId)).data.status).toBe('succeeded')
  })

  test('can be paid by another card where the bank declines in the end', async () => {
    const { purchaseId, paymentId } = await underWay('pm_card_visa_chargeDeclined')
    await finish()
    expect(await inLedger(purchaseId)).toBe(0)
    expect((await askOutcome(api, ada, paymentId)).data).toMatchObject({
      status: 'needs-payment',
      lastDecline: 'card-declined',
    })
  })
})

test('the operator is notified by email', async () => {
  await api.work()
  const { paymentId } = await bought('pm_card_createDispute')
  await emailTo(api, api.deps.config.SUPPORT_EMAIL, new RegExp(paymentId))
})

test('who paid hears of a refund, with the reason that staff gave', async () => {
  await api.work()
  const { purchaseId } = await bought('pm_card_visa')
  await api.deps.db
    .updateTable('staff_member')
    .set({ claims: ['admin'] })
    .where('user_id', '=', staff.staffId)
    .execute()
  const asked = { params: { paymentOf: purchaseId }, body: { reason: 'Bought twice by mistake.' } }
  expect((await api.call(RefundPayment, asked, staff.bearer)).status).toBe(204)
  await expect
    .poll(async () => {
      await deliverEvents()
      return inLedger(purchaseId)
    })
    .toBe(0)
  const notice =
    /returned to you the way it was paid.*no longer counts.*Bought twice by mistake\..*\/my-impact\/manage\/instant\b/s
  await emailTo(api, ada.email, notice)
})
