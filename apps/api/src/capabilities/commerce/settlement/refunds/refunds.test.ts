import { GetInvoicePdf } from '@understory/contracts/commerce/invoices.ts'
import {
  ListPurchases,
  UpdatePurchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  GetCycleInvoice,
  ListSubscriptions,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import {
  deliver,
  eventDeliverer,
  listEvents,
} from '../../../../testing/commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { numberInvoices } from '../../payments/public.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'

let api: TestApi
let ada: TestPerson
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

/** Someone makes a refund at the provider. */
async function refund(paymentId: string, amount?: number): Promise<void> {
  const { status } = await fetch(`${api.sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local_understory' },
    body: new URLSearchParams({
      payment_intent: paymentId,
      ...(amount && { amount: String(amount) }),
    }),
  })
  expect(status).toBe(200)
}

async function bought(): Promise<{ paymentId: string; purchaseId: string }> {
  const { quoteId } = await quote(api, { milliTrees: 5_000, plasticGrams: 700 })
  return payFor(api, ada, quoteId)
}

async function settled() {
  const paid = await bought()
  await askOutcome(api, ada, paid.paymentId)
  return paid
}

async function inLedger(sourceId: string) {
  const { rows } = await sql<{ sum: number; entries: number }>`
    select coalesce(sum(quantity), 0)::int as sum, count(*)::int as entries
    from impact_ledger_entry where source_id = ${sourceId}`.execute(api.deps.db)
  return rows[0]
}

async function textOf(document: unknown): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(document as ArrayBuffer))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

async function invoiceOf(purchaseId: string): Promise<string> {
  const { data } = await api.call(GetInvoicePdf, { params: { purchaseId } }, ada.bearer)
  return textOf(data)
}

async function listed() {
  return (await api.call(ListPurchases, { query: { limit: 50 } }, ada.bearer)).data
}

const monthSum = ({ months }: Awaited<ReturnType<typeof listed>>) =>
  months[0]?.paid[0]?.totalMinor ?? 0

async function statusOf(purchaseId: string) {
  return (await listed()).purchases.find(({ uuid }) => uuid === purchaseId)?.status
}

describe('a refunded purchase', () => {
  test('is refunded, and the ledger takes its impact back', async () => {
    const { paymentId, purchaseId } = await settled()
    expect(await inLedger(purchaseId)).toEqual({ sum: 5_700, entries: 2 })
    await refund(paymentId)
    await deliverEvents()
    expect(await statusOf(purchaseId)).toBe('refunded')
    expect(await inLedger(purchaseId)).toEqual({ sum: 0, entries: 4 })
  })

  test('reported twice, it is reversed once', async () => {
    const { paymentId, purchaseId } = await settled()
    await refund(paymentId)
    const about = (await listEvents(api)).filter(({ body }) => body.includes(paymentId))
    await Promise.all(
      [...about, ...about.toReversed()].map((event, at) => deliver(api, altered(event, at))),
    )
    await reconcileRefunds(api.deps)
    expect(await inLedger(purchaseId)).toEqual({ sum: 0, entries: 4 })
  })

  test('is settled and reversed when the refund arrives first', async () => {
    const { paymentId, purchaseId } = await bought()
    await refund(paymentId)
    const [reported] = (await listEvents(api)).filter(
      ({ type, body }) => type === 'charge.refunded' && body.includes(paymentId),
    )
    if (!reported) throw new Error('no refund was reported')
    expect((await deliver(api, reported)).status).toBe(200)
    expect(await inLedger(purchaseId)).toEqual({ sum: 0, entries: 4 })
    await deliverEvents()
    expect(await statusOf(purchaseId)).toBe('refunded')
    expect(await inLedger(purchaseId)).toEqual({ sum: 0, entries: 4 })
  })

  test('is not reversed by a partial refund, which its buyer sees and hears of', async () => {
    const { paymentId, purchaseId } = await settled()
    const before = await listed()
    await refund(paymentId, 11)
    await deliverEvents((events) => [...events, ...events])
    expect(await statusOf(purchaseId)).toBe('paid')
    expect(await inLedger(purchaseId)).toEqual({ sum: 5_700, entries: 2 })
    const after = await listed()
    expect(after.purchases.find(({ uuid }) => uuid === purchaseId)).toMatchObject({
      totalMinor: 114,
      refundedMinor: 11,
    })
    expect(monthSum(before) - monthSum(after)).toBe(11)
    await numberInvoices(api.deps)
    await api.work()
    await emailTo(api, ada.email, /£0\.11 of £1\.14 has been returned .*counts as before/s)
  })

  test('is reversed on the dates it was moved to', async () => {
    const { paymentId, purchaseId } = await settled()
    const move = { params: { purchaseId }, body: { effectiveFrom: '2026-01-15' } }
    await api.call(UpdatePurchase, move as never, ada.bearer)
    await refund(paymentId)
    await deliverEvents()
    expect((await inLedger(purchaseId))?.sum).toBe(0)
  })

  test('is found although its event was lost', async () => {
    const { paymentId, purchaseId } = await settled()
    await refund(paymentId)
    await reconcileRefunds(api.deps)
    expect(await statusOf(purchaseId)).toBe('refunded')
    expect((await inLedger(purchaseId))?.sum).toBe(0)
  })

  test('has an invoice that says so, and no longer that it funds', async () => {
    const { paymentId, purchaseId } = await settled()
    const today = longDate(dayOf(api.deps.clock()))
    expect(await invoiceOf(purchaseId)).toContain('it funds 5 trees and 700 g of plastic.')
    await refund(paymentId, 5)
    await deliverEvents()
    const part = await invoiceOf(purchaseId)
    expect(part).toContain(`Refunded on ${today}: £0.05.`)
    expect(part).toContain('what it funds now stands on its certificate.')
    await refund(paymentId)
    await reconcileRefunds(api.deps)
    const whole = await invoiceOf(purchaseId)
    expect(whole).toContain(`Refunded on ${today}: £0.05.`)
    expect(whole).toContain(`Refunded on ${today}: £1.09.`)
    expect(whole).toContain('it no longer funds anything.')
  })

  test('has a certificate that no longer counts', async () => {
    const { paymentId, purchaseId } = await settled()
    const { certificateId } = await api.deps.db
      .selectFrom('certificate')
      .select('id as certificateId')
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirstOrThrow()
    await refund(paymentId)
    await deliverEvents()
    const verified = await api.call(VerifyCertificate, { params: { certificateId } })
    expect(verified.refusal.code).toBe('CERTIFICATE_REFUNDED')
  })
})

describe('a refunded cycle', () => {
  test('leaves the ledger; its subscription goes on and the next one counts', async () => {
    const person = await joinAs(api, 'personal')
    const { subscriptionId } = await subscribe(api, person)
    await deliverEvents()
    api.sandbox.control.advanceClock(40 * 86_400)
    await deliverEvents()
    const [second, first] = await cyclesOf(subscriptionId)
    if (!first || !second) throw new Error('two cycles were expected')
    await refund(await paymentOf(second.gateway_invoice_id))
    await refund(await paymentOf(first.gateway_invoice_id), 7)
    await deliverEvents()
    expect((await inLedger(second.id))?.sum).toBe(0)
    expect((await inLedger(first.id))?.sum).toBeGreaterThan(0)
    await numberInvoices(api.deps)
    const invoices = await Promise.all(
      [second, first].map(async ({ id: cycleId }) => {
        const invoice = await api.call(GetCycleInvoice, { params: { cycleId } }, person.bearer)
        return textOf(invoice.data)
      }),
    )
    expect(invoices[0]).toMatch(/Refunded on .*it no longer funds anything\./)
    expect(invoices[1]).toMatch(/Refunded on .*: £0\.07\. .*stands on its certificate/)
    const { data } = await api.call(ListSubscriptions, {}, person.bearer)
    expect(data.subscriptions[0]).toMatchObject({
      status: 'active',
      cycles: [
        { isRefunded: true, refundedMinor: data.subscriptions[0]?.cycles[0]?.totalMinor },
        { isRefunded: false, refundedMinor: 7 },
      ],
    })
  })
})

async function cyclesOf(subscriptionId: string) {
  return api.deps.db
    .selectFrom('subscription_cycle')
    .select(['id', 'gateway_invoice_id'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('number', 'desc')
    .execute()
}

/** The renewal's payment, which only the provider knows. */
async function paymentOf(invoiceId: string): Promise<string> {
  const invoice = await api.deps.payments.findInvoice(invoiceId)
  return invoice?.paymentId ?? ''
}

/** The same event under another id, as the provider sometimes sends it. */
function altered(event: { id: string; type: string; body: string }, at: number) {
  return { ...event, body: event.body.replace(event.id, `${event.id}_${at}`) }
}
