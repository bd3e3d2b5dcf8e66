import { setTimeout as sleep } from 'node:timers/promises'
import { createPlatformDatabase, createPool, type Tx } from '@understory/database/connect.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CITUS_PORTS } from '../../../../../../../tools/test-database/create-test-database.ts'
import { transact } from '../../../../database/transact.ts'
import { lockWaits } from '../../../../testing/database/lock-waits.ts'
import { openTransaction } from '../../../../testing/database/open-transaction.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { storeDeliveriesStateOf, storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { closeAccount } from '../../../people/privacy/close-account.ts'
import { shareStores } from '../../connected-stores/connect/store-records.ts'
import { applyOrders } from '../orders/apply-order.ts'
import { findOrders } from '../orders/known-orders.ts'
import { transactOrders } from '../orders/run-again.ts'

let api: TestApi
let ada: TestPerson
let store: Awaited<ReturnType<typeof storeOf>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  // The shop is connected to one account at most.
  if (ada) await close(ada)
  ada = await joinAs(api, 'business')
  store = await storeOf(api, ada)
})

const close = ({ accountId }: TestPerson) =>
  transact(api.deps.db, (tx) => closeAccount(tx, api.deps, { id: accountId, kind: 'business' }))

async function apply(tx: Tx, orders: readonly OrderState[]) {
  const row = (await shareStores(tx, [store.storeId])).get(store.storeId)
  if (!row) throw new Error('the store is gone')
  await applyOrders(
    tx,
    orders.map((order) => ({ store: row, order, isRead: false })),
    api.deps.clock(),
  )
}

const STANDINGS = ['paid', 'paid', 'unpaid', 'cancelled'] as const
const drawnState = fc.record({
  order: fc.nat(3),
  /** Several states may be of one moment. */
  moment: fc.nat(4),
  minor: fc.constantFrom(0, 99, 10_000),
  standing: fc.constantFrom(...STANDINGS),
  refund: fc.constantFrom(null, 'r-1', 'r-2'),
})
type Drawn = typeof drawnState extends fc.Arbitrary<infer T> ? T : never

const drawn = fc.record({
  states: fc.array(drawnState, { minLength: 1, maxLength: 12 }),
  /** By which they are repeated, shuffled and dealt to batches. */
  dice: fc.array(fc.nat(99), { minLength: 24, maxLength: 24 }),
})

const BATCHES = 4
let runs = 0

test('states of orders that arrive repeated, in any order and at once end in the rows of one after the other', async () => {
  const createdAt = api.deps.clock()
  const orderOf = (prefix: string, { order, moment, minor, standing, refund }: Drawn) =>
    storeDeliveriesStateOf(api, `${prefix}-${order}`, {
      label: `#${order}`,
      createdAt,
      updatedAt: new Date(createdAt.getTime() + moment * 1_000),
      cart: storeMinor(minor),
      standing,
      returned: refund ? [{ id: refund, amount: storeMinor(40 + moment) }] : [],
    })
  await fc.assert(
    fc.asyncProperty(drawn, async ({ states, dice }) => {
      runs += 1
      const [calm, busy] = [`calm-${runs}`, `busy-${runs}`]
      for (const state of states)
        await transactOrders(api.deps.db, (tx) => apply(tx, [orderOf(calm, state)]))
      const at = (place: number) => dice[place % dice.length] ?? 0
      const arrivals = [...states, ...states.filter((_, place) => at(place) % 2 === 0)]
        .map((state, place) => ({ state, key: at(place * 7 + 3), batch: at(place + 11) % BATCHES }))
        .toSorted((one, other) => one.key - other.key)
      const batches = [...Map.groupBy(arrivals, ({ batch }) => batch).values()]
      await Promise.all(
        batches.map((batch) => store.commit(batch.map(({ state }) => orderOf(busy, state)))),
      )
      const rows = await store.orders()
      const of = (prefix: string) =>
        rows
          .filter((row) => row.external_id.startsWith(`${prefix}-`))
          .map(({ external_id: id, version: _, ...row }) => ({ ...row, id: id.split('-')[2] }))
      expect(of(busy)).toEqual(of(calm))
      expect(of(busy)).toHaveLength(new Set(states.map(({ order }) => order)).size)
    }),
    { numRuns: 25 },
  )
})

describe('an order of which another transaction stores a state at the same time', () => {
  test.each([
    ['a newer one, keeps that', 5, 3],
    ['an older one, gets the newer', 3, 5],
  ])('%s', async (_, theirs, ours) => {
    const order = (version: number) => storeDeliveriesStateOf(api, 'same', { version })
    const states = { theirs: order(theirs), ours: order(ours) }
    await store.commit([order(0)])
    const db = createPlatformDatabase(createPool(api.deps.config.DATABASE_URL, 4))
    const other = await openTransaction(db, (tx) => apply(tx, [states.theirs]))
    let hasEnded = false
    const committed = store.commit([states.ours]).finally(() => {
      hasEnded = true
    })
    while (!(hasEnded || (await lockWaits(db)) > 0)) await sleep(5)
    expect(hasEnded).toBe(false)
    await Promise.all([other.end(), committed])
    await db.destroy()
    const [row] = await store.orders()
    expect(row?.cart_minor).toBe(10_005)
    expect(row?.version).toBeGreaterThanOrEqual(3)
  })
})

test('an order that is taken while its account is closed is stored before, and gone with it', async () => {
  const db = createPlatformDatabase(createPool(api.deps.config.DATABASE_URL, 4))
  const taking = await openTransaction(db, (tx) => apply(tx, [storeDeliveriesStateOf(api, 'last')]))
  let hasEnded = false
  const closed = close(ada).finally(() => {
    hasEnded = true
  })
  while (!(hasEnded || (await lockWaits(db)) > 0)) await sleep(5)
  await Promise.all([taking.end(), closed])
  await db.destroy()
  expect(await store.orders()).toEqual([])
})

// What servers elsewhere read is counted by them.
test.skipIf(CITUS_PORTS.length > 0).each(['force_custom_plan', 'force_generic_plan'])(
  'a few orders of a shop that became busy are found without reading the others (%s)',
  async (mode) => {
    await fill(1_000)
    await sql`analyze store_order`.execute(api.deps.db)
    await fill(20_000)
    const keys = Array.from({ length: 250 }, (_, at) => ({
      accountId: ada.accountId,
      storeId: store.storeId,
      externalId: `o-${(at + 1) * 70}`,
    }))
    const read = await transact(api.deps.db, async (tx) => {
      await sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(tx)
      const before = await rowsRead(tx)
      const found = await findOrders(tx, keys, 0)
      return { found: found.size, rows: (await rowsRead(tx)) - before }
    })
    expect(read).toEqual({ found: 250, rows: 250 })
  },
)

/** How many rows of orders a transaction has read so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
    where relname = 'store_order'`.execute(tx)
  return rows[0]?.rows ?? 0
}

async function fill(count: number) {
  await sql`
    insert into store_order (account_id, store_id, external_id, label, created_at, updated_at, standing,
      currency, cart_minor, net_minor, billed_by, billing_currency)
    select ${ada.accountId}::uuid, ${store.storeId}::uuid, 'o-' || n, '#', now(), now(), 'paid', 'GBP', 1, 1,
      'money', 'GBP' from generate_series(1, ${count}::int) n
    on conflict do nothing`.execute(api.deps.db)
}
