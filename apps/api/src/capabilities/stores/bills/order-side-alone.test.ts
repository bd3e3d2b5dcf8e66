import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { orderSideAlone } from '../../../testing/stores/order-side-alone.ts'
import {
  bringIn,
  HALF,
  type PlantedStore,
  plantStore,
} from '../../../testing/stores/store-bills.ts'
import { closeAccount } from '../../people/privacy/close-account.ts'
import { verifyLedger } from '../../proof/ledger-check/verify-ledger.ts'
import { issueStoreBills } from './issue/issue-store-bills.ts'
import { markMissedOrders } from './issue/mark-missed-orders.ts'
import { settleBill } from './settle/settle-bill.ts'

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

const order = (id: string, minor: number, change: object = {}) =>
  bringIn(api, store, { id, at: day(10), minor, ...change })
const runAll = (issueAt: Date) =>
  transact(api.deps.db, (tx) =>
    issueStoreBills(tx, api.deps, {
      ...store,
      chargedBy: 'card',
      issueAt,
      cycleFrom: MAY,
      budgetMinor: null,
    }),
  )
const loseBooks = (work: () => Promise<unknown>) =>
  orderSideAlone(api.deps.config.DATABASE_URL, work)
const breaches = async () =>
  (await verifyLedger(api.deps.db)).filter(({ breaches: count }) => count > 0)

const rowsOf = async (table: 'store_bill' | 'store_bill_order' | 'store_credit') => {
  const rows = await api.deps.db
    .selectFrom(table)
    .selectAll()
    .where('store_id', '=', store.storeId)
    .execute()
  return rows.length
}

describe('a failure that leaves what was written of orders and loses the books', () => {
  test('of an invoice run, bills each order once when it is run again', async () => {
    await order('1', 1_000)
    await order('2', 3_000)
    expect(await loseBooks(() => runAll(JUNE))).toBeGreaterThan(1)
    expect([await rowsOf('store_bill'), await rowsOf('store_bill_order')]).toEqual([0, 2])
    await order('3', 500)
    const bills = await runAll(JUNE)
    expect(bills).toMatchObject([{ totalMinor: 2_250 }])
    expect([await rowsOf('store_bill'), await rowsOf('store_bill_order')]).toEqual([1, 3])
    expect(await breaches()).toEqual([])
  })

  test('of an invoice run that credits refunds, gives each back once', async () => {
    await order('1', 1_000)
    const [bill] = await runAll(JUNE)
    const paid = { accountId: store.accountId, billId: bill?.billId ?? '', paidAt: JUNE }
    await transact(api.deps.db, (tx) => settleBill(tx, api.deps, paid))
    await order('1', 1_000, { returned: 400, updatedAt: day(5, 6) })
    await order('2', 3_000, { at: day(10, 6) })
    await loseBooks(() => runAll(JULY))
    expect(await rowsOf('store_credit')).toBe(1)
    expect(await runAll(JULY)).toMatchObject([{ totalMinor: 1_300 }])
    expect(await rowsOf('store_credit')).toBe(1)
    const notes = await api.deps.db
      .selectFrom('store_credit_note')
      .select('money_minor')
      .where('store_id', '=', store.storeId)
      .execute()
    expect(notes).toEqual([{ money_minor: 200 }])
    expect(await breaches()).toEqual([])
  })

  test('of a deletion, deletes the rest when it is asked for again', async () => {
    await order('1', 1_000)
    await runAll(JUNE)
    await order('never-billed', 500, { at: day(20, 6) })
    const close = () =>
      transact(api.deps.db, (tx) =>
        closeAccount(tx, api.deps, { id: ada.accountId, kind: 'business' }),
      )
    await loseBooks(close)
    await close()
    const orders = await api.deps.db
      .selectFrom('store_order')
      .select(['external_id', 'label'])
      .where('account_id', '=', ada.accountId)
      .execute()
    expect(orders).toEqual([{ external_id: '1', label: '1' }])
    expect(await breaches()).toEqual([])
  })
})

describe('an order that a failure hid from the invoice run of its time', () => {
  /** As it was stored while the run could not see it: nothing says that it is late. */
  const hide = (...ids: string[]) =>
    sql`update store_order set is_late = false, version = version + 1
      where account_id = ${store.accountId} and external_id = any (${ids})`.execute(api.deps.db)

  test('is on the next bill, because the night before finds it', async () => {
    await order('seen', 1_000)
    await runAll(JUNE)
    await order('hidden', 600)
    await order('cancelled', 900, { standing: 'cancelled' })
    await hide('hidden', 'cancelled')
    expect(await breaches()).toMatchObject([{ id: 'late-orders-are-marked', breaches: 1 }])
    await markMissedOrders(api.deps)
    expect(await breaches()).toEqual([])
    expect(await runAll(JULY)).toMatchObject([{ totalMinor: 300 }])
    await markMissedOrders(api.deps)
    expect(await rowsOf('store_bill_order')).toBe(2)
  })

  test('and that was given back, is credited with the next bill', async () => {
    await order('1', 1_000)
    const [bill] = await runAll(JUNE)
    const paid = { accountId: store.accountId, billId: bill?.billId ?? '', paidAt: JUNE }
    await transact(api.deps.db, (tx) => settleBill(tx, api.deps, paid))
    await order('1', 1_000, { returned: 400, updatedAt: day(5, 6) })
    await order('2', 3_000, { at: day(10, 6) })
    await hide('1')
    await markMissedOrders(api.deps)
    expect(await runAll(JULY)).toMatchObject([{ totalMinor: 1_300 }])
  })
})
