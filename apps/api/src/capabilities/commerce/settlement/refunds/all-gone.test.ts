import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atProvider } from '../../../../testing/commerce/at-provider.ts'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import {
  deliver,
  eventDeliverer,
  listEvents,
} from '../../../../testing/commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
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

const PART = 100

async function bought(card?: string) {
  const { quoteId, totalMinor } = await quote(api, { milliTrees: 40_000 })
  const { paymentId, purchaseId } = await payFor(api, ada, quoteId, card)
  await askOutcome(api, ada, paymentId)
  return { paymentId, sourceId: purchaseId, totalMinor }
}

async function refundPart({ paymentId }: { paymentId: string }, amount = PART): Promise<void> {
  const { status } = await fetch(`${api.sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local_understory' },
    body: new URLSearchParams({ payment_intent: paymentId, amount: String(amount) }),
  })
  expect(status).toBe(200)
}

/** The bank decides for the cardholder about a part of a payment. */
async function lose({ paymentId }: { paymentId: string }, amount: number): Promise<void> {
  const dispute = api.sandbox.control.disputePart(paymentId, amount)
  expect((await atProvider(api, `disputes/${dispute}/close`, {})).status).toBe('lost')
}

const twice = <Each>(events: Each[]) => [...events, ...events]

async function inLedger({ sourceId }: { sourceId: string }) {
  const { rows } = await sql<{ sum: number; entries: number }>`
    select coalesce(sum(quantity), 0)::int as sum, count(*)::int as entries
    from impact_ledger_entry where source_id = ${sourceId}`.execute(api.deps.db)
  return rows[0]
}
const COUNTS = { sum: 40_000, entries: 1 }
const REVERSED = { sum: 0, entries: 2 }

async function certificateStatus({ sourceId }: { sourceId: string }) {
  const { id: certificateId } = await api.deps.db
    .selectFrom('certificate')
    .select('id')
    .where('purchase_id', '=', sourceId)
    .executeTakeFirstOrThrow()
  return (await api.call(VerifyCertificate, { params: { certificateId } })).status
}

describe('a payment of which a part was refunded and the rest lost in a dispute', () => {
  test('counts no longer, once nothing of it is left', async () => {
    const paid = await bought()
    await refundPart(paid)
    await lose(paid, paid.totalMinor - PART - 1)
    await deliverEvents()
    expect([await inLedger(paid), await certificateStatus(paid)]).toEqual([COUNTS, 200])
    await lose(paid, 1)
    await deliverEvents()
    expect([await inLedger(paid), await certificateStatus(paid)]).toEqual([REVERSED, 410])
  })

  test('in the other order counts no longer either, and once however often it is reported', async () => {
    const paid = await bought()
    await lose(paid, paid.totalMinor - PART)
    await deliverEvents(twice)
    expect(await inLedger(paid)).toEqual(COUNTS)
    await refundPart(paid)
    await deliverEvents(twice)
    await reconcileRefunds(api.deps)
    expect([await inLedger(paid), await certificateStatus(paid)]).toEqual([REVERSED, 410])
  })

  test('of which both are reported at the same moment is reversed once', async () => {
    const paid = await bought()
    await deliverEvents()
    const before = new Set((await listEvents(api)).map(({ id }) => id))
    await refundPart(paid)
    await lose(paid, paid.totalMinor - PART)
    const fresh = (await listEvents(api)).filter(({ id }) => !before.has(id))
    await Promise.all(twice(fresh).map((event) => deliver(api, event)))
    expect(await inLedger(paid)).toEqual(REVERSED)
  })

  test('counts again where the refund fails, as a part is left then', async () => {
    const paid = await bought('pm_card_refundFail')
    await refundPart(paid)
    await deliverEvents()
    await lose(paid, paid.totalMinor - PART)
    await deliverEvents()
    expect(await inLedger(paid)).toEqual(REVERSED)
    api.sandbox.control.advanceClock(120)
    await deliverEvents()
    expect(await inLedger(paid)).toMatchObject({ sum: COUNTS.sum })
  })

  test('stays reversed where all of it was lost, whatever becomes of a refund', async () => {
    const paid = await bought('pm_card_refundFail')
    await refundPart(paid)
    await deliverEvents()
    await lose(paid, paid.totalMinor)
    api.sandbox.control.advanceClock(120)
    await deliverEvents()
    expect(await inLedger(paid)).toEqual(REVERSED)
  })

  test('of a cycle takes that cycle back', async () => {
    const person = await joinAs(api, 'personal')
    const { paymentId } = await subscribe(api, person)
    await deliverEvents()
    const cycle = await api.deps.db
      .selectFrom('subscription_cycle')
      .select(['id as sourceId', 'amount_minor as totalMinor'])
      .where('gateway_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    expect((await inLedger(cycle))?.sum).toBeGreaterThan(0)
    await refundPart({ paymentId })
    await deliverEvents()
    expect((await inLedger(cycle))?.sum).toBeGreaterThan(0)
    await lose({ paymentId }, cycle.totalMinor - PART)
    await deliverEvents()
    expect((await inLedger(cycle))?.sum).toBe(0)
  })
})
