import { GetStoreBilling, ListStoreBills } from '@understory/contracts/stores/bills.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../../database/transact.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  bringIn,
  HALF,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../../testing/stores/store-bills.ts'
import { verifyLog } from '../../../proof/ledger-check/verify-log.ts'
import { appendToLog } from '../../../proof/public-log/public.ts'
import { settleBill } from '../settle/settle-bill.ts'
import type { InvoiceRun } from './invoice-run.ts'
import { issueStoreBills } from './issue-store-bills.ts'

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-01T00:00:00Z')
const JULY = new Date('2026-07-01T00:00:00Z')
const day = (date: number, month = 5) => new Date(Date.UTC(2026, month - 1, date, 12))

let api: TestApi
let ada: TestPerson
let store: PlantedStore
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  store = await plantStore(api, ada, { rule: HALF, countsFrom: MAY })
})

const db = () => api.deps.db
const runAll = (issueAt = JUNE, change: Partial<InvoiceRun> = {}) =>
  transact(db(), (tx) =>
    issueStoreBills(tx, api.deps, {
      ...store,
      chargedBy: 'card',
      issueAt,
      cycleFrom: MAY,
      budgetMinor: null,
      ...change,
    }),
  )
const issue = async (issueAt = JUNE, change: Partial<InvoiceRun> = {}) =>
  (await runAll(issueAt, change))[0] ?? null
const pay = (billId = '', paidAt = JUNE) =>
  transact(db(), (tx) => settleBill(tx, api.deps, { accountId: store.accountId, billId, paidAt }))
/** The trees that the certificate of the store states in the log. */
async function stated(): Promise<number | undefined> {
  const last = await db()
    .selectFrom('certificate_revision as r')
    .innerJoin('certificate as c', 'c.id', 'r.certificate_id')
    .select('r.milli_trees')
    .where('c.store_id', '=', store.storeId)
    .orderBy('r.revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.milli_trees
}
const bills = () =>
  db()
    .selectFrom('store_bill as b')
    .innerJoin('store_bill_charge as c', 'c.bill_id', 'b.id')
    .select([
      'number',
      'orders',
      'over_cap',
      'gross_minor',
      'credit_minor',
      'total_minor',
      'status',
    ])
    .where('b.store_id', '=', store.storeId)
    .orderBy('number')
    .execute()
const billed = () =>
  db()
    .selectFrom('store_bill_order')
    .select(['external_id', 'bill_number', 'money_minor', 'is_over_cap'])
    .where('store_id', '=', store.storeId)
    .orderBy('external_id')
    .execute()
const credits = () =>
  db()
    .selectFrom('store_credit')
    .select(['external_id', 'money_minor', 'quantity', 'unit', 'dated'])
    .where('store_id', '=', store.storeId)
    .execute()
const ledger = async () =>
  (
    await db()
      .selectFrom('impact_ledger_entry')
      .select(['quantity', 'effective_from', 'source_kind'])
      .where('account_id', '=', store.accountId)
      .orderBy('id')
      .execute()
  ).map(({ quantity, effective_from, source_kind }) => [quantity, effective_from, source_kind])
const order = (id: string, minor: number, change: object = {}) =>
  bringIn(api, store, { id, at: day(2), minor, ...change })

describe('an invoice run', () => {
  test('bills every order that counts once, and its moment belongs to the next', async () => {
    await order('a', 1_000)
    await order('b', 501)
    await order('c', 2_000, { at: JUNE })
    await order('unpaid', 900, { standing: 'unpaid' })
    expect(await issue()).toMatchObject({ totalMinor: 750 })
    expect(await issue()).toBeNull()
    await order('late', 100, { at: day(30) })
    expect(await issue()).toBeNull()
    await order('unpaid', 900, { updatedAt: JUNE })
    expect(await issue(JULY)).toMatchObject({ totalMinor: 1_500 })
    expect((await billed()).map((row) => [row.external_id, row.bill_number])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 2],
      ['late', 2],
      ['unpaid', 2],
    ])
    expect((await bills()).map(({ status }) => status)).toEqual(['waiting', 'waiting'])
    expect(await ledger()).toEqual([])
  })

  test('of nothing is no bill', async () => {
    await order('a', 1)
    expect(await issue()).toBeNull()
    expect(await bills()).toEqual([])
  })

  test('keeps to the cap of the cycle by when orders were created; over it is for good', async () => {
    await db()
      .updateTable('store')
      .set({ cap_minor: 100 })
      .where('id', '=', store.storeId)
      .execute()
    await order('b', 160, { at: day(3) })
    await order('a', 100, { at: day(2) })
    await order('c', 60, { at: day(4) })
    await issue(day(10))
    expect((await billed()).filter((row) => row.is_over_cap)).toMatchObject([{ external_id: 'b' }])
    await order('d', 60, { at: day(11) })
    await order('e', 40, { at: day(12) })
    await issue(JUNE)
    expect(await bills()).toMatchObject([
      { orders: 2, over_cap: 1, gross_minor: 80 },
      { orders: 1, over_cap: 1, gross_minor: 20 },
    ])
    await issue(JULY, { cycleFrom: JUNE })
    expect(await bills()).toHaveLength(2)
  })

  test('takes whole orders, the oldest first, up to what can be charged; the rest stays unbilled', async () => {
    await order('a', 100, { at: day(2) })
    await order('b', 160, { at: day(3) })
    await order('c', 60, { at: day(4) })
    await issue(JUNE, { chargedBy: 'shopify', budgetMinor: 90 })
    expect((await billed()).map(({ external_id }) => external_id)).toEqual(['a', 'c'])
    expect(await issue(JULY, { chargedBy: 'shopify' })).toMatchObject({ totalMinor: 80 })
  })

  test('that is interrupted leaves nothing, and two at once make one bill', async () => {
    await order('a', 1_000)
    const broken = transact(db(), async (tx) => {
      await issueStoreBills(tx, api.deps, {
        ...store,
        chargedBy: 'card',
        issueAt: JUNE,
        cycleFrom: MAY,
        budgetMinor: null,
      })
      throw new Error('killed')
    })
    await expect(broken).rejects.toThrow('killed')
    const made = await Promise.all([issue(), issue(), issue()])
    expect(made.filter(Boolean)).toHaveLength(1)
  })
})

describe('a bill that is paid', () => {
  test('enters what its orders fund on each day, with the fraction that their sum pays for, once', async () => {
    await order('a', 1_001, { at: day(2) })
    await order('b', 1_001, { at: day(5) })
    const bill = await issue()
    await Promise.all([pay(bill?.billId), pay(bill?.billId)])
    expect(await ledger()).toEqual([
      [33_333, '2026-05-02', 'order-contribution'],
      [33_333, '2026-05-05', 'order-contribution'],
    ])
    await order('c', 3, { at: day(2, 6) })
    await order('d', 3, { at: day(2, 6) })
    await order('e', 3, { at: day(2, 6) })
    await pay((await issue(JULY))?.billId, JULY)
    expect((await ledger()).slice(2).map(([quantity]) => quantity)).toEqual([198, 2])
  })

  test('is followed by a credit for what is refunded later, on the day of the refund', async () => {
    await order('a', 1_000)
    await order('b', 400)
    await pay((await issue())?.billId)
    const refund = { updatedAt: day(9, 6), returned: 600 }
    await order('a', 1_000, refund)
    await order('a', 1_000, refund)
    await order('c', 400, { at: day(10, 6) })
    expect(await issue(JULY)).toMatchObject({ totalMinor: 0 })
    expect(await credits()).toEqual([
      { external_id: 'a', money_minor: 300, quantity: 20_000, unit: 'mtree', dated: '2026-06-09' },
    ])
    expect((await bills())[1]).toMatchObject({ credit_minor: 200, total_minor: 0, status: 'paid' })
    expect(await ledger()).toEqual([
      [46_666, '2026-05-02', 'order-contribution'],
      [-20_000, '2026-06-09', 'order-credit'],
      [13_333, '2026-06-10', 'order-contribution'],
    ])
    await order('d', 400, { at: day(10, 7) })
    const august = new Date('2026-08-01T00:00:00Z')
    expect(await issue(august)).toMatchObject({ totalMinor: 100 })
    expect(await credits()).toHaveLength(1)
    const certificate = db()
      .selectFrom('certificate_statement')
      .where('account_id', '=', ada.accountId)
    // The day of the run is the first of the next bill.
    expect(await certificate.select(['effective_from', 'effective_to']).execute()).toEqual([
      { effective_from: '2026-05-01', effective_to: '2026-06-30' },
    ])
    await appendToLog(api.deps)
    expect(await stated()).toBe(33_333 + 13_333 - 20_000 + 13_333)
    expect((await verifyLog(db())).filter(({ breaches }) => breaches > 0)).toEqual([])
  })

  test('is followed by a credit dated by its refund, not by a later note or an earlier refund', async () => {
    await order('a', 1_000, { updatedAt: day(20), loweredAt: day(20), returned: 200 })
    await order('b', 1_000)
    await pay((await issue())?.billId)
    await order('a', 1_000, { updatedAt: day(12, 6), loweredAt: day(20), returned: 400 })
    await order('b', 1_000, { updatedAt: day(20, 6), loweredAt: day(9, 6), returned: 600 })
    await issue(JULY)
    expect((await credits()).map(({ external_id, dated }) => [external_id, dated])).toEqual([
      ['a', '2026-06-12'],
      ['b', '2026-06-09'],
    ])
  })

  test('gives no credit before it is paid, and one afterwards', async () => {
    await order('a', 1_000)
    const bill = await issue()
    await order('a', 1_000, { updatedAt: day(9, 6), standing: 'cancelled' })
    await issue(JULY)
    expect(await credits()).toEqual([])
    await pay(bill?.billId, JULY)
    await issue(new Date('2026-08-01T00:00:00Z'))
    expect(await credits()).toMatchObject([{ money_minor: 500, quantity: 33_333 }])
  })

  test('of trees is credited at the price it was billed', async () => {
    store = await plantStore(api, ada, { rule: ONE_TREE, countsFrom: MAY })
    for (const id of ['a', 'b', 'c']) await order(id, 100)
    const bill = await issue()
    expect(bill?.totalMinor).toBe(45)
    await pay(bill?.billId)
    await order('b', 100, { standing: 'refunded', updatedAt: day(3, 6) })
    await issue(JULY)
    expect(await credits()).toMatchObject([{ money_minor: 15, quantity: 1_000 }])
  })
})

test('the database refuses a change of a bill, and a second bill of an order', async () => {
  const refused = (statement: string) => expect(sql.raw(statement).execute(db())).rejects
  await order('a', 1_000)
  await pay((await issue())?.billId)
  const of = `where store_id = '${store.storeId}'`
  await refused(`delete from store_bill ${of}`).toThrow('append-only')
  await refused(`update store_bill set gross_minor = 1 ${of}`).toThrow('append-only')
  const columns =
    'account_id, store_id, external_id, impact, run, is_over_cap, billed_by, money_minor, unit, price_book_version, created_on'
  const again = `insert into store_bill_order (${columns}, bill_number, line, quantity)
    select ${columns}, 2, 1, 0 from store_bill_order ${of} on conflict (account_id, bill_number, store_id, line) do nothing`
  await refused(again).toThrow('duplicate key')
  await refused(`update store_bill_entry set quantity = 1 ${of}`).toThrow('append-only')
})

test('every bill can be reached, a page at a time, by its own account alone', async () => {
  const hour = (count: number) => new Date(MAY.getTime() + count * 3_600_000)
  for (let count = 1; count <= 51; count += 1) {
    await order(`o${count}`, 1_000, { at: new Date(hour(count).getTime() - 60_000) })
    await issue(hour(count))
  }
  const list = (query: { before?: string }, person = ada) =>
    api.call(ListStoreBills, { query }, person.bearer)
  const first = (await list({})).data
  expect(first.bills).toHaveLength(50)
  const before = first.nextBefore ?? ''
  const rest = (await list({ before })).data
  expect(rest).toMatchObject({ bills: [{ number: 1 }], nextBefore: null })
  expect((await api.call(GetStoreBilling, {}, ada.bearer)).data.nextBefore).toBe(before)
  const eve = await joinAs(api, 'business')
  expect((await list({ before }, eve)).refusal.code).toBe('RESOURCE_NOT_FOUND')
})
