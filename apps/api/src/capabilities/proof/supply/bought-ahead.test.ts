import { EnterImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { ListPaymentAlerts } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { ListSupply, ReverseLot, SetCover } from '@understory/contracts/proof/supply.ts'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { atProvider } from '../../../testing/commerce/at-provider.ts'
import { priceGifts } from '../../../testing/commerce/gifts.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../../../testing/commerce/purchases.ts'
import { lockWaits } from '../../../testing/database/lock-waits.ts'
import { makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { billToCard, bringIn, plantStore } from '../../../testing/stores/store-bills.ts'
import { aLot, enterLot, projectOf } from '../../../testing/supply.ts'
import { deliverGifts, forgetUnpaidGifts } from '../../commerce/gifts/deliver-gifts.ts'
import { PAYMENT_CHECKS } from '../../commerce/payments/payment-checks.ts'
import { reconcilePayments } from '../../commerce/settlement/reconcile-payments.ts'
import { billStores, reconcileSubscriptions } from '../../commerce/subscriptions/public.ts'
import { verifyLedger } from '../ledger-check/verify-ledger.ts'
import { SUPPLY_CHECKS } from './supply-checks.ts'

const DAY_MS = 86_400_000
const MONTH_SECONDS = 31 * 86_400

let api: TestApi
let ada: TestPerson
let ben: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>
let trees: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100, env: { RECONCILE_AFTER_SECONDS: '0' } })
  ada = await joinAs(api, 'personal')
  ben = await joinAs(api, 'personal')
  staff = await joinStaff(api)
  trees = await projectOf(api, 'trees')
})
afterAll(() => api.close())

const UNREGISTERED = { registry: '', series: '', firstUnit: null, lastUnit: null, vintage: null }
const supplyTrees = (count: number) =>
  enterLot(api, staff, aLot(trees, { ...UNREGISTERED, quantity: count * 1_000 }))
const buyAhead = (isBoughtAhead: boolean, retiredWithinDays = 90) =>
  api.call(
    SetCover,
    { params: { projectId: trees }, body: { isBoughtAhead, retiredWithinDays } },
    staff.bearer,
  )
const cover = async () =>
  (await api.call(ListSupply, {})).data.projects.find(({ projectId }) => projectId === trees)
/** So that exactly this many trees are left, whatever the tests before did. */
async function leave(count: number): Promise<void> {
  await buyAhead(false)
  const { supplied = 0, funded = 0 } = (await cover()) ?? {}
  const missing = funded / 1_000 + count - supplied / 1_000
  if (missing > 0) await supplyTrees(missing)
  if (missing < 0) await record(api.deps.db, ada, -missing)
  expect((await buyAhead(true)).status).toBe(204)
}
const alerts = async () => (await api.call(ListPaymentAlerts, {}, staff.bearer)).data.alerts
const treesOf = async (person: TestPerson) => {
  const { sum } = await api.deps.db
    .selectFrom('impact_ledger_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('quantity'), sql<number>`0`).as('sum'))
    .where('account_id', '=', person.accountId)
    .executeTakeFirstOrThrow()
  return Number(sum) / 1_000
}

/** What programs are told of purchases of someone. */
async function toldOf({ accountId }: TestPerson): Promise<string[]> {
  const rows = await api.deps.db
    .selectFrom('event_outbox')
    .select('type')
    .where('account_id', '=', accountId)
    .where('type', 'like', 'purchase.%')
    .orderBy('id')
    .execute()
  return rows.map(({ type }) => type)
}

/** An entry of the ledger, as settling writes it. */
const record = (on: Database, person: TestPerson, count: number) =>
  sql`
  insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
    source_id, revision, part, effective_from, effective_to, basis)
  values (${person.accountId}, 'trees', ${count * 1_000}, ${trees}, 'personal-instant-onetime', 'purchase',
    gen_random_uuid(), 1, 1, '2026-05-01', '2026-05-31', '2026-1')`.execute(on)

test('a project that is not bought ahead sells on, says by when, and shows what is not covered', async () => {
  expect((await buyAhead(false, 30)).status).toBe(204)
  await payFor(api, ada, (await quote(api, { milliTrees: 5_000 })).quoteId).then(({ paymentId }) =>
    askOutcome(api, ada, paymentId),
  )
  expect(await cover()).toMatchObject({
    isBoughtAhead: false,
    retiredWithinDays: 30,
    uncovered: 5_000,
  })
})

test('a project is bought ahead once what was funded is covered, and not before', async () => {
  expect((await buyAhead(true)).refusal.code).toBe('SUPPLY_EXCEEDED')
  await supplyTrees(15)
  expect((await buyAhead(true)).status).toBe(204)
  expect(await cover()).toMatchObject({ isBoughtAhead: true, supplied: 15_000, uncovered: 0 })
  const none = {
    params: { projectId: 'nowhere' },
    body: { isBoughtAhead: true, retiredWithinDays: 9 },
  }
  expect((await api.call(SetCover, none, staff.bearer)).status).toBe(404)
})

describe('what is bought ahead', () => {
  beforeEach(() => leave(10))

  test('is refused before the card is charged where there is less left', async () => {
    const { quoteId } = await quote(api, { milliTrees: 11_000 })
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const refused = await api.call(BuyQuote, { body }, ada.bearer)
    expect([refused.status, refused.refusal.code]).toEqual([409, 'SUPPLY_EXCEEDED'])
    const enough = await quote(api, { milliTrees: 10_000 })
    const { paymentId } = await payFor(api, ada, enough.quoteId)
    expect((await askOutcome(api, ada, paymentId)).data.status).toBe('succeeded')
  })

  test('is not granted beyond it either', async () => {
    const granted = {
      accountId: ada.accountId,
      kind: 'offer' as const,
      title: 'A welcome',
      milliTrees: 11_000,
      co2eGrams: 0,
      plasticGrams: 0,
      effectiveOn: '2026-05-01',
      evidence: { name: 'a.pdf', file: Buffer.from('%PDF-1.7\n').toString('base64') },
    }
    const { refusal } = await api.call(EnterImpact, { body: granted }, staff.bearer)
    expect(refusal.code).toBe('SUPPLY_EXCEEDED')
  })

  test('and paid for by who comes second waits, is shown to staff, and is settled once there is supply', async () => {
    const before = await treesOf(ben)
    const [first, second] = [
      await quote(api, { milliTrees: 7_000 }),
      await quote(api, { milliTrees: 7_000 }),
    ]
    const paid = [
      await payFor(api, ada, first.quoteId),
      await payFor(api, ben, second.quoteId),
    ] as const
    expect((await askOutcome(api, ada, paid[0].paymentId)).data.status).toBe('succeeded')
    expect((await askOutcome(api, ben, paid[1].paymentId)).data.status).toBe('processing')
    // The webhook and the reconciler find the same, and none of them fails.
    await eventDeliverer(api)()
    await reconcilePayments(api.deps)
    expect(await treesOf(ben)).toBe(before)
    const waiting = (await alerts()).filter(({ paymentId }) => paymentId === paid[1].paymentId)
    expect(waiting).toMatchObject([{ happened: 'More was paid for than a project has supplied' }])
    await supplyTrees(7)
    await reconcilePayments(api.deps)
    expect((await askOutcome(api, ben, paid[1].paymentId)).data).toMatchObject({
      status: 'succeeded',
      certificateId: expect.any(String),
    })
    expect(await treesOf(ben)).toBe(before + 7)
  })

  test('and paid for by who comes second may go back: it is refunded, and funds nothing once there is supply', async () => {
    const before = await treesOf(ben)
    await makeApiKey(api, ben)
    const [first, second] = [
      await quote(api, { milliTrees: 7_000 }),
      await quote(api, { milliTrees: 7_000 }),
    ]
    const taken = await payFor(api, ada, first.quoteId)
    const { purchaseId, paymentId } = await payFor(api, ben, second.quoteId)
    await askOutcome(api, ada, taken.paymentId)
    expect((await askOutcome(api, ben, paymentId)).data.status).toBe('processing')
    await atProvider(api, 'refunds', { payment_intent: paymentId })
    await eventDeliverer(api)()
    const purchase = () =>
      api.deps.db
        .selectFrom('purchase')
        .select(['status', 'is_duplicate'])
        .where('id', '=', purchaseId)
        .executeTakeFirst()
    expect(await purchase()).toEqual({ status: 'refunded', is_duplicate: false })
    // Programs are never told of a refund of what they were not told was paid.
    expect(await toldOf(ben)).toEqual(['purchase.paid', 'purchase.refunded'])
    await supplyTrees(7)
    await reconcilePayments(api.deps)
    expect([await purchase(), await treesOf(ben)]).toEqual([
      { status: 'refunded', is_duplicate: false },
      before,
    ])
    const ids = PAYMENT_CHECKS.map(({ id }) => id)
    const findings = await verifyLedger(api.deps.db)
    expect(findings.filter(({ id, breaches }) => ids.includes(id) && breaches > 0)).toEqual([])
  })

  test('and paid for as gifts may go back: nobody is given anything, and their recipients are forgotten', async () => {
    const order = { recipients: [{ name: 'Cy', email: 'cy@example.org' }] }
    const { data } = await priceGifts(api, order)
    const { purchaseId, paymentId } = await payFor(api, ben, data.quoteId)
    await record(api.deps.db, ada, 10)
    expect((await askOutcome(api, ben, paymentId)).data.status).toBe('processing')
    await atProvider(api, 'refunds', { payment_intent: paymentId })
    await eventDeliverer(api)()
    const gifts = () =>
      api.deps.db
        .selectFrom('gift as g')
        .innerJoin('purchase as p', 'p.quote_id', 'g.quote_id')
        .select(['p.status', 'g.purchase_id', 'g.delivered_at'])
        .where('p.id', '=', purchaseId)
        .execute()
    await deliverGifts(api.deps)
    expect(await gifts()).toEqual([{ status: 'refunded', purchase_id: null, delivered_at: null }])
    api.moveClock(30 * DAY_MS)
    await forgetUnpaidGifts(api.deps)
    api.moveClock(-30 * DAY_MS)
    expect(await gifts()).toEqual([])
  })

  test('and paid for by a shop may go back: its bills are void, and enter nothing once there is supply', async () => {
    const cy = await joinAs(api, 'business')
    const store = await plantStore(api, cy, { countsFrom: null })
    await billToCard(api, cy)
    let passed = 0
    const pass = (seconds: number) => {
      passed += seconds
      api.moveClock(seconds * 1_000)
      api.sandbox.control.advanceClockOf(cy.email, seconds)
    }
    onTestFinished(() => api.moveClock(-passed * 1_000))
    pass(10)
    await bringIn(api, store, { id: 'o1', at: api.deps.clock(), minor: 5_000 })
    await leave(0)
    const deliver = eventDeliverer(api)
    pass(MONTH_SECONDS)
    await deliver()
    await billStores(api.deps)
    pass(7_200)
    await deliver()
    const cycle = () =>
      api.deps.db
        .selectFrom('subscription_cycle as y')
        .innerJoin('store_bill_charge as c', 'c.cycle_id', 'y.id')
        .select(['y.status', 'y.held_since', 'y.refunded_at', 'c.status as bill'])
        .select('y.gateway_invoice_id')
        .where('y.account_id', '=', cy.accountId)
        .executeTakeFirstOrThrow()
    const held = await cycle()
    expect(held).toMatchObject({ held_since: expect.any(Date), refunded_at: null, bill: 'sent' })
    const invoice = await api.deps.payments.findInvoice(held.gateway_invoice_id)
    await atProvider(api, 'refunds', { payment_intent: invoice?.paymentId ?? '' })
    await deliver()
    const over = { status: 'paid', refunded_at: expect.any(Date), bill: 'void' }
    expect(await cycle()).toMatchObject(over)
    await supplyTrees(200)
    await reconcileSubscriptions(api.deps)
    expect([await cycle(), await treesOf(cy)]).toMatchObject([over, 0])
    const findings = await verifyLedger(api.deps.db)
    // What the tests enter by hand has no purchase.
    const breached = findings.filter(({ breaches }) => breaches > 0).map(({ id }) => id)
    expect(breached).toEqual(['ledger-has-a-source'])
  })

  test('keeps what was reversed for the next', async () => {
    await record(api.deps.db, ada, 10)
    await expect(record(api.deps.db, ben, 1)).rejects.toThrow('never_oversold')
    await sql`
      insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
        source_id, revision, part, effective_from, effective_to, basis, reverses)
      select account_id, impact, -quantity, project_id, product, 'reversal', source_id, revision, part,
        effective_from, effective_to, basis, id
      from impact_ledger_entry order by id desc limit 1`.execute(api.deps.db)
    await record(api.deps.db, ben, 10)
  })

  test('cannot lose a lot that was used', async () => {
    await record(api.deps.db, ada, 10)
    const { lots } = (await api.call(ListSupply, {})).data
    const lotId = lots.find(({ projectId }) => projectId === trees)?.lotId ?? 0
    const reversal = { params: { lotId }, body: { reason: 'entered twice by mistake' } }
    const { refusal } = await api.call(ReverseLot, reversal, staff.bearer)
    expect(refusal.code).toBe('SUPPLY_EXCEEDED')
  })
})

describe('two at the same moment', () => {
  let other: { db: Database; close: () => Promise<void> }
  beforeEach(async () => {
    await leave(10)
    const pool = createPool(String(api.deps.config.DATABASE_URL), 1)
    other = { db: createPlatformDatabase(pool), close: () => pool.end() }
  })

  /** Until a statement of someone waits for a lock that the test holds. */
  async function someoneWaits(): Promise<void> {
    const until = Date.now() + 2_000
    while (Date.now() < until) {
      if ((await lockWaits(api.deps.db)) > 0) return
    }
    throw new Error('nobody waits')
  }

  test('the second waits for the first, and is refused what the first took', async () => {
    const first = await other.db.startTransaction().execute()
    await record(first, ada, 7)
    const second = record(api.deps.db, ben, 7).catch((fault: Error) => fault)
    await someoneWaits()
    await first.commit().execute()
    expect(String(await second)).toContain('never_oversold')
    await other.close()
  })

  test('the second has what the first took back', async () => {
    const first = await other.db.startTransaction().execute()
    await record(first, ada, 7)
    const second = record(api.deps.db, ben, 7)
    await someoneWaits()
    await first.rollback().execute()
    await second
    await other.close()
  })

  test('who begins to buy ahead counts what is just being written', async () => {
    await buyAhead(false)
    const { supplied = 0, funded = 0 } = (await cover()) ?? {}
    const writing = await other.db.startTransaction().execute()
    await record(writing, ada, (supplied - funded) / 1_000 + 1)
    const beginning = buyAhead(true)
    await someoneWaits()
    await writing.commit().execute()
    expect((await beginning).refusal.code).toBe('SUPPLY_EXCEEDED')
    await other.close()
  })
})

test('the books of supply agree with all of it', async () => {
  const findings = await verifyLedger(api.deps.db)
  const ofSupply = findings.filter(({ id }) => SUPPLY_CHECKS.some((check) => check.id === id))
  expect(ofSupply).toHaveLength(SUPPLY_CHECKS.length)
  expect(ofSupply.filter(({ breaches }) => breaches > 0)).toEqual([])
})
