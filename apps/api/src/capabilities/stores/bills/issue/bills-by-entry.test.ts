import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { orderCommitment, orderSaltOf } from '@understory/ledger-log/commitments.ts'
import { toBase64 } from '@understory/ledger-log/hashes.ts'
import { parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { formatOrderLeaf } from '@understory/ledger-log/orders/order-leaf.ts'
import { rootOfOrders } from '@understory/ledger-log/orders/order-tree.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../../database/transact.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  bringIn,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../../testing/stores/store-bills.ts'
import { verifyLedger } from '../../../proof/ledger-check/verify-ledger.ts'
import { verifyLog } from '../../../proof/ledger-check/verify-log.ts'
import { appendToLog } from '../../../proof/public-log/public.ts'
import { settleBill } from '../settle/settle-bill.ts'
import type { InvoiceRun } from './invoice-run.ts'
import { issueStoreBills } from './issue-store-bills.ts'

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-01T00:00:00Z')
const JULY = new Date('2026-07-01T00:00:00Z')
const day = (date: number, month = 5, minute = 0) =>
  new Date(Date.UTC(2026, month - 1, date, 12, minute))

let api: TestApi
let store: PlantedStore
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(async () => {
  const { db } = api.deps
  const findings = [...(await verifyLedger(db)), ...(await verifyLog(db))]
  const breaches = findings.filter((finding) => finding.breaches > 0)
  await api.close()
  expect(breaches).toEqual([])
})
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  store = await plantStore(api, ada, { rule: ONE_TREE, countsFrom: MAY })
})

const order = (id: string, at: Date, change: object = {}) =>
  bringIn(api, store, { id, at, minor: 1_000, ...change })
const issue = (issueAt = JUNE, change: Partial<InvoiceRun> = {}) =>
  transact(api.deps.db, (tx) =>
    issueStoreBills(tx, api.deps, {
      ...store,
      chargedBy: 'card',
      issueAt,
      cycleFrom: MAY,
      budgetMinor: null,
      ...change,
    }),
  )
async function pay(bills: readonly { readonly billId: string }[]) {
  const { accountId } = store
  for (const { billId } of bills)
    await transact(api.deps.db, (tx) =>
      settleBill(tx, api.deps, { accountId, billId, paidAt: JUNE }),
    )
}
const linesOf = () =>
  api.deps.db
    .selectFrom('store_bill_order')
    .selectAll()
    .where('store_id', '=', store.storeId)
    .orderBy('bill_number')
    .orderBy('line')
    .execute()
const total = () =>
  api.deps.db
    .selectFrom('store_total')
    .select(['impact', 'orders', 'returned', 'quantity', 'unit'])
    .where('store_id', '=', store.storeId)
    .execute()

describe('a paid bill in the public log', () => {
  test('is one leaf for all orders of a day, with the root of their tree', async () => {
    for (const id of ['29417', '29418', '29419']) await order(id, day(2))
    await order('29420', day(3))
    const [bill] = await issue()
    await pay(bill ? [bill] : [])
    await appendToLog(api.deps)
    const { rows } = await sql<{ leaf: Buffer }>`
      select l.leaf from ledger_log_leaf l join impact_ledger_entry e on e.id = l.entry_id
      where e.source_id = ${bill?.billId ?? ''} order by l.index`.execute(api.deps.db)
    const leaves = rows.map(({ leaf }) => parseEntryLeaf(leaf))
    expect(leaves.map((leaf) => [leaf?.quantity, leaf?.orders?.count])).toEqual([
      [3_000, 3],
      [1_000, 1],
    ])
    const { secret } = await api.deps.db
      .selectFrom('ledger_secret')
      .select('secret')
      .where('account_id', '=', store.accountId)
      .executeTakeFirstOrThrow()
    const hashes = ['29417', '29418', '29419'].map((id, at) => {
      const salt = orderSaltOf(secret, bill?.billId ?? '', at + 1)
      const commitment = orderCommitment(salt, { store: store.storeId, order: id })
      const of = { line: at + 1, quantity: 1_000, unit: 'mtree' as const, order: commitment }
      return leafHash(formatOrderLeaf({ kind: 'order', ...of }))
    })
    expect(toBase64(leaves[0]?.orders?.root ?? new Uint8Array())).toBe(
      toBase64(rootOfOrders(hashes)),
    )
  })

  test('has a credit for each day of refunds, which names the entry that it lowers and the orders it is of', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await order(id, day(2))
    await pay(await issue())
    expect(await total()).toEqual([
      { impact: 'trees', orders: 4, returned: 0, quantity: 4_000, unit: 'mtree' },
    ])
    for (const id of ['a', 'b'])
      await order(id, day(2), { standing: 'refunded', updatedAt: day(9, 6) })
    await order('c', day(2), { standing: 'refunded', updatedAt: day(10, 6) })
    await issue(JULY)
    await appendToLog(api.deps)
    const { rows } = await sql<{ leaf: Buffer }>`
      select l.leaf from ledger_log_leaf l join impact_ledger_entry e on e.id = l.entry_id
      where e.account_id = ${store.accountId} order by l.index`.execute(api.deps.db)
    const [entry, ...credits] = rows.map(({ leaf }) => parseEntryLeaf(leaf))
    expect(
      credits.map((leaf) => [
        leaf?.source,
        leaf?.quantity,
        leaf?.effective.from,
        leaf?.orders?.count,
      ]),
    ).toEqual([
      ['order-credit', -2_000, '2026-06-09', 2],
      ['order-credit', -1_000, '2026-06-10', 1],
    ])
    expect(credits.map((leaf) => leaf?.reverses)).toEqual([entry?.entry, entry?.entry])
    expect(await total()).toMatchObject([{ orders: 4, returned: 3, quantity: 1_000 }])
    const { data } = await api.call(ListStores, {}, ada.bearer)
    expect(data.stores[0]).toMatchObject({ funded: { orders: 1, milliTrees: 1_000 } })
  })
})

describe('an invoice run', () => {
  test('goes on with the next bill where one is full, and takes each order once', async () => {
    for (let count = 1; count <= 7; count += 1) await order(`o${count}`, day(2, 5, count))
    const bills = await issue(JUNE, { mostOrders: 3 })
    expect(bills).toHaveLength(3)
    expect(
      (await linesOf()).map(({ bill_number, external_id }) => `${bill_number} ${external_id}`),
    ).toEqual(['1 o1', '1 o2', '1 o3', '2 o4', '2 o5', '2 o6', '3 o7'])
    expect(await issue(JUNE, { mostOrders: 3 })).toEqual([])
    await pay(bills)
  })

  test('leaves none of many that were created at one moment', async () => {
    for (let count = 1; count <= 5; count += 1) await order(`o${count}`, day(2))
    const bills = await issue(JUNE, { mostOrders: 2 })
    expect((await linesOf()).map(({ external_id }) => external_id)).toEqual([
      'o1',
      'o2',
      'o3',
      'o4',
      'o5',
    ])
    await pay(bills)
  })

  test('removes what a run left beside the orders whose own transaction was lost', async () => {
    await order('a', day(2))
    await sql`
      insert into store_bill_order (account_id, store_id, external_id, impact, bill_number, run, line, is_over_cap,
        billed_by, money_minor, quantity, unit, price_book_version, created_on)
      values (${store.accountId}, ${store.storeId}, 'a', 'trees', 1, 1, 1, false, 'trees', 0, 0, 'mtree', '2026-1',
        '2026-05-02')`.execute(api.deps.db)
    const bills = await issue()
    expect(bills).toHaveLength(1)
    expect(await linesOf()).toMatchObject([{ external_id: 'a', run: 1, quantity: 1_000 }])
    await pay(bills)
  })
})
