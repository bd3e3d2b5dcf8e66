import { DeleteUser, ExportData } from '@understory/contracts/people/privacy.ts'
import { GetBillOrdersFile, ListBillOrders } from '@understory/contracts/stores/bills.ts'
import { GetOrderImpact, GetOrderProof } from '@understory/contracts/stores/order-pages.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { withinRowsOf } from '@understory/database/row-security.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCitusDatabase } from '../../../../../tools/citus/citus-database.ts'
import {
  type CitusServers,
  startCitusServers,
  whyNoCitus,
} from '../../../../../tools/citus/citus-servers.ts'
import { verifyLedger } from '../../capabilities/proof/ledger-check/verify-ledger.ts'
import { appendToLog } from '../../capabilities/proof/public-log/public.ts'
import { issueStoreBills, settleBill } from '../../capabilities/stores/bills/public.ts'
import { findStore } from '../../capabilities/stores/connected-stores/connect/store-records.ts'
import { orderCode, orderKey } from '../../capabilities/stores/order-pages/order-code.ts'
import { commitDeliveries } from '../../capabilities/stores/store-orders/intake/commit-deliveries.ts'
import { joinAs, PASSWORD, type TestPerson, userIdOf } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import {
  bringIn,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../testing/stores/store-bills.ts'
import { storeDeliveriesStateOf } from '../../testing/stores/store-deliveries.ts'
import { transact } from '../transact.ts'

/* Nothing else differs from one PostgreSQL: `CITUS_PORTS` runs any other test of orders here as well. */

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-01T00:00:00Z')
const JULY = new Date('2026-07-01T00:00:00Z')
const NOON = new Date('2026-05-02T12:00:00Z')
const missing = whyNoCitus()

describe.skipIf(missing !== null)(
  `orders that stand on several servers${missing ? ` (${missing})` : ''}`,
  () => {
    let servers: CitusServers
    let api: TestApi
    let ada: TestPerson
    let store: PlantedStore
    beforeAll(async () => {
      servers = await startCitusServers()
      api = await startTestApi({
        rateLimitScale: 1000,
        env: { DATABASE_POOLING: 'transaction' },
        database: await createCitusDatabase(servers.ports),
      })
    })
    afterAll(async () => {
      await api?.close()
      await servers?.stop()
    })
    beforeEach(async () => {
      ada = await joinAs(api, 'business')
      store = await plantStore(api, ada, { rule: ONE_TREE, countsFrom: MAY })
    })

    const order = (id: string, change: object = {}) =>
      bringIn(api, store, { id, at: NOON, minor: 1_000, ...change })
    const listed = async (person = ada) =>
      (await api.call(ListStoreOrders, { query: {} }, person.bearer)).data.orders
    async function bill(issueAt = JUNE): Promise<string> {
      const run = { ...store, chargedBy: 'card', issueAt, cycleFrom: MAY } as const
      const [issued] = await transact(api.deps.db, (tx) =>
        issueStoreBills(tx, api.deps, { ...run, budgetMinor: null }),
      )
      return issued?.billId ?? ''
    }
    async function paid(): Promise<string> {
      const billId = await bill()
      const { accountId } = store
      await transact(api.deps.db, (tx) =>
        settleBill(tx, api.deps, { accountId, billId, paidAt: JUNE }),
      )
      await appendToLog(api.deps)
      return billId
    }
    /** An order of each of these stores as it comes in by webhook, all together. */
    async function deliver(stores: readonly PlantedStore[], version = 0): Promise<void> {
      const rows = await Promise.all(stores.map((each) => findStore(api.deps.db, each)))
      const change = { version, createdAt: NOON, updatedAt: new Date(NOON.getTime() + version) }
      const body = storeDeliveriesStateOf(api, 'one', change)
      await commitDeliveries(
        api.deps,
        rows.flatMap((row) => (row ? [{ store: row, order: body, body: '{}' }] : [])),
      )
    }
    const held = (table: 'store_order' | 'store_delivery', { accountId }: PlantedStore) =>
      api.deps.db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()

    test('come in, also repeated and changed, of many shops at once, and each is listed by its account', async () => {
      const others = await Promise.all([1, 2, 3, 4].map(() => joinAs(api, 'business')))
      const stores = await Promise.all(
        others.map((person) => plantStore(api, person, { rule: ONE_TREE, countsFrom: MAY })),
      )
      for (const version of [0, 0, 1, 0]) await deliver(stores, version)
      for (const [at, each] of stores.entries()) {
        const orders = await held('store_order', each)
        expect(orders).toMatchObject([{ external_id: 'one', cart_minor: 10_001 }])
        expect(await held('store_delivery', each)).toHaveLength(4)
        expect(await listed(others[at])).toMatchObject([{ externalId: 'one', cartMinor: 10_001 }])
      }
      expect(await listed()).toEqual([])
    })

    test('are on a bill, in the ledger, on their pages and proved, and credited when they are returned', async () => {
      for (const id of ['1', '2', '3']) await order(id)
      const billId = await paid()
      const { data: lines } = await api.call(ListBillOrders, { params: { billId } }, ada.bearer)
      expect(lines.orders.map(({ externalId }) => externalId).toSorted()).toEqual(['1', '2', '3'])
      const file = await api.call(GetBillOrdersFile, { params: { billId } }, ada.bearer)
      expect(file.status).toBe(200)
      const code = orderCode(orderKey(api.deps.config.APP_SECRET, store.storeId), '1')
      const link = { query: { store: store.storeId, order: '1', code } }
      expect((await api.call(GetOrderImpact, link)).data).toMatchObject({
        stage: 'funded',
        proof: { orders: 3 },
      })
      expect((await api.call(GetOrderProof, link)).status).toBe(200)
      await order('1', { standing: 'refunded', updatedAt: new Date('2026-06-08T12:00:00Z') })
      await bill(JULY)
      await appendToLog(api.deps)
      const { sum } = await api.deps.db
        .selectFrom('impact_ledger_entry')
        .select((eb) => eb.fn.sum<number>('quantity').as('sum'))
        .where('account_id', '=', ada.accountId)
        .executeTakeFirstOrThrow()
      expect(Number(sum)).toBe(2_000)
      expect((await api.call(GetOrderProof, link)).refusal.code).toBe('ORDER_TAKEN_BACK')
      expect((await verifyLedger(api.deps.db)).filter((check) => check.breaches > 0)).toEqual([])
    })

    test('say that another transaction came first, so that no state of an order is lost', async () => {
      await order('raced')
      const [read] = await held('store_order', store)
      const save = async (version: number) => {
        const state = JSON.stringify([{ ...read, label: `#${version}`, version }])
        const { rows } = await sql<{ saved: number }>`
          select save_orders(${store.accountId}::uuid, ${state}::json) as saved`.execute(
          api.deps.db,
        )
        return rows[0]?.saved
      }
      expect([await save(2), await save(2), await save(3)]).toEqual([1, 0, 1])
      expect(await held('store_order', store)).toMatchObject([{ label: '#3', version: 3 }])
    })

    test('are those of their own account alone, by any statement of its login', async () => {
      await order('of-ada')
      const stranger = await joinAs(api, 'business')
      const all = () => sql`/* for all accounts */ select external_id from store_order`
      const ofAda = () =>
        sql`select external_id from store_order where account_id = ${store.accountId}`
      const seenBy = async (person: TestPerson) => {
        const scope = { userId: await userIdOf(api, person), accountId: person.accountId }
        return withinRowsOf(scope, async () => {
          const { rows } = await all().execute(api.scopedDb)
          const within = await transact(api.scopedDb, (tx) => ofAda().execute(tx))
          return [...rows, ...within.rows]
        })
      }
      const one = { external_id: 'of-ada' }
      expect(await seenBy(ada)).toEqual([one, one])
      expect(await seenBy(stranger)).toEqual([])
      expect((await all().execute(api.scopedDb)).rows).toEqual([])
      expect(await listed(stranger)).toEqual([])
    })

    test('are exported to their account, and go with it', async () => {
      await order('exported')
      await deliver([store])
      const files = unzipSync((await api.call(ExportData, {}, ada.bearer)).data)
      const texts = Object.values(files).map((file) => strFromU8(file))
      expect(texts.some((text) => text.includes('exported'))).toBe(true)
      const body = { email: ada.email, password: PASSWORD }
      expect((await api.call(DeleteUser, { body }, ada.bearer)).status).toBe(204)
      expect(await held('store_order', store)).toEqual([])
      expect(await held('store_delivery', store)).toEqual([])
    })

    test('are taken of the shops whose server is there, while another is not', async () => {
      const people = await Promise.all(Array.from({ length: 8 }, () => joinAs(api, 'business')))
      const stores = await Promise.all(
        people.map((person) => plantStore(api, person, { rule: ONE_TREE, countsFrom: MAY })),
      )
      await servers.killWorker(0)
      const taken = await Promise.all(
        stores.map((each) =>
          deliver([each]).then(
            () => true,
            () => false,
          ),
        ),
      )
      const workers = await placesOf(stores)
      expect(new Set(workers).size).toBe(2)
      expect(taken).toEqual(workers.map((port) => port !== servers.ports[1]))
      for (const [at, person] of people.entries()) {
        const query = { query: {} }
        const answer = await api.call(ListStoreOrders, query, person.bearer)
        expect(answer.status, JSON.stringify(answer.refusal)).toBe(taken[at] ? 200 : 503)
      }
      await servers.reviveWorker(0)
      // A connection may find out only now that it was cut; the vendor sends again what was refused.
      const isTaken = () =>
        deliver(stores).then(
          () => true,
          () => false,
        )
      await expect.poll(isTaken).toBe(true)
      for (const person of people) expect(await listed(person)).toHaveLength(1)
    })

    /** At which port the orders of each store are. */
    async function placesOf(stores: readonly PlantedStore[]): Promise<number[]> {
      const { rows } = await sql<{ account: string; port: number }>`
        select k.account, s.nodeport as port from unnest(${stores.map((each) => each.accountId)}::uuid[]) k (account)
          join citus_shards s on s.shardid = order_slice(k.account)`.execute(api.deps.db)
      const ports = new Map(rows.map(({ account, port }) => [account, port]))
      return stores.map(({ accountId }) => ports.get(accountId) ?? 0)
    }
  },
)
