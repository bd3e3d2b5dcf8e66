import { setTimeout as sleep } from 'node:timers/promises'
import {
  DisconnectStore,
  PauseStore,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import {
  createPlatformDatabase,
  createPool,
  type Database,
  type Tx,
} from '@understory/database/connect.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statementsOf } from '../../../../../../../bench/recorded-statements.ts'
import { transact } from '../../../../database/transact.ts'
import { lockWaits } from '../../../../testing/database/lock-waits.ts'
import { openTransaction } from '../../../../testing/database/open-transaction.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { storeDeliveriesStateOf, storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { contribute, MOSS } from '../../../../testing/stores/stores.ts'
import { lockAlone } from '../../bills/public.ts'
import { shareStores } from '../../connected-stores/connect/store-records.ts'
import { applyOrders } from '../orders/apply-order.ts'
import { transactOrders } from '../orders/run-again.ts'
import { commitDeliveries } from './commit-deliveries.ts'

let api: TestApi
let ada: TestPerson
let store: Awaited<ReturnType<typeof storeOf>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const { storeId, by } of connected.splice(0)) await disconnect(storeId, by)
  ada = await joinAs(api, 'business')
  store = await storeOf(api, ada)
  connected.push({ storeId: store.storeId, by: ada })
})

const connected: { storeId: string; by: TestPerson }[] = []
const disconnect = (storeId: string, by = ada) =>
  api.call(DisconnectStore, { params: { storeId } }, by.bearer)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const many = (count: number, prefix = 'order') =>
  numbers(count).map((at) => storeDeliveriesStateOf(api, `${prefix}-${at}`))

/** This process knows the store as it is, as after some of its deliveries. */
async function remember(storeId = store.storeId) {
  await api.deps.db
    .updateTable('store')
    .set({ currency: 'GBP' })
    .where('id', '=', storeId)
    .execute()
  await transact(api.deps.db, (tx) => shareStores(tx, [storeId]))
}

const KNOWLEDGE = [
  ['the first of their store', async () => {}],
  ['of a store that is known', () => remember()],
] as const

describe.each(KNOWLEDGE)('deliveries that wait at the same moment, %s,', (_, prepare) => {
  beforeEach(() => prepare())

  test('are one state of an order when they are of the same one, whatever their order', async () => {
    const versions = numbers(6).map((version) => storeDeliveriesStateOf(api, 'same', { version }))
    await store.commit([...versions.toReversed(), ...versions])
    const [order] = await store.orders()
    expect(order).toMatchObject({ cart_minor: 10_005, money_minor: 100, is_ambiguous: false })
    expect(await store.deliveries()).toHaveLength(12)
  })

  test('do not take one another with them where one cannot be stored', async () => {
    const bad = storeDeliveriesStateOf(api, 'bad', { label: 'a\0b' })
    await store.commit([...many(5), bad, ...many(5, 'other')])
    expect(await store.orders()).toHaveLength(10)
    expect(await store.deliveries()).toHaveLength(10)
    expect(await store.waiting()).toMatchObject([
      { waiting_order: null, problem: expect.stringContaining('Unicode'), body: '{}' },
    ])
  })

  test('are not taken when the secrets that signed them are no longer those of the store', async () => {
    const old = { ...store.store, sealed_secrets: 'of-before' }
    const taken = await commitDeliveries(api.deps, [
      store.received(storeDeliveriesStateOf(api, 'old'), old),
      store.received(storeDeliveriesStateOf(api, 'new')),
    ])
    expect(taken).toEqual(['secrets-changed', 'taken'])
    expect((await store.orders()).map((row) => row.external_id)).toEqual(['new'])
    expect(await store.deliveries()).toHaveLength(1)
  })

  test('of a store that is disconnected are stored and count for nothing', async () => {
    const before = store.store
    await disconnect(store.storeId)
    const row = await store.row()
    expect(before.sealed_secrets).not.toBeNull()
    expect(row?.sealed_secrets).toBeNull()
    await commitDeliveries(api.deps, [store.received(storeDeliveriesStateOf(api, 'late'), row)])
    expect(await store.orders()).toEqual([])
    expect(await store.deliveries()).toHaveLength(1)
  })

  test('that change nothing write no order', async () => {
    const states = many(20)
    await store.commit(states)
    const versionsOf = async () =>
      (
        await sql<{ xmin: string }>`
          select xmin::text from store_order where store_id = ${store.storeId}
          order by external_id`.execute(api.deps.db)
      ).rows
    const before = await versionsOf()
    await store.commit(states)
    expect(await versionsOf()).toEqual(before)
  })
})

test('orders that changed are brought up to date by a number of statements that does not grow with them', async () => {
  await remember()
  await store.commit([...many(2, 'few'), ...many(300, 'lots')])
  const newer = (order: OrderState) => ({
    ...order,
    cart: storeMinor(20_000),
    updatedAt: later(order.updatedAt),
  })
  const few = await statementsOf(() => store.commit(many(2, 'few').map(newer)))
  const lots = await statementsOf(() => store.commit(many(300, 'lots').map(newer)))
  expect(lots.length).toBe(few.length)
  expect(lots.length).toBeLessThanOrEqual(11)
  const orders = await store.orders()
  expect(new Set(orders.map((row) => row.money_minor))).toEqual(new Set([200]))
  expect(await store.deliveries()).toHaveLength(604)
})

describe('new orders of a store that is known', () => {
  beforeEach(() => remember())

  test('are stored by one statement, however many they are', async () => {
    await store.commit(many(1))
    expect(await statementsOf(() => store.commit(many(2, 'few')))).toHaveLength(1)
    expect(await statementsOf(() => store.commit(many(300, 'lots')))).toHaveLength(1)
    expect(await store.orders()).toHaveLength(303)
    expect(await store.deliveries()).toHaveLength(303)
  })

  test('are stored with repeats of known ones, by one statement and once each', async () => {
    const first = many(4)
    await store.commit(first)
    const again = [...first, ...many(3, 'new')]
    expect(await statementsOf(() => store.commit(again))).toHaveLength(1)
    expect(await store.orders()).toHaveLength(7)
    expect(await store.deliveries()).toHaveLength(11)
  })

  test('are stored beside known ones that changed, which are brought up to date', async () => {
    await store.commit(many(4))
    const changed = many(4).map((order) => ({ ...order, cart: storeMinor(20_000) }))
    const newer = changed.map((order) => ({ ...order, updatedAt: later(order.updatedAt) }))
    const statements = await statementsOf(() => store.commit([...newer, ...many(3, 'new')]))
    expect(statements.length).toBeLessThanOrEqual(11)
    const orders = await store.orders()
    expect(orders.map((row) => row.money_minor)).toEqual([100, 100, 100, 200, 200, 200, 200])
    expect(await store.deliveries()).toHaveLength(11)
  })

  test('are the very rows that looking everything up would have stored', async () => {
    const refunds = [{ id: 'r-1', amount: storeMinor(2_500) }]
    const states = [
      storeDeliveriesStateOf(api, 'o'),
      storeDeliveriesStateOf(api, 'o', {
        returned: refunds,
        label: '#a "b" {c}',
        cart: storeMinor(7),
      }),
      storeDeliveriesStateOf(api, 'o', { returned: refunds, standing: 'refunded' }),
      storeDeliveriesStateOf(api, 'o', { createdAt: new Date(0) }),
    ]
    for (const [at, state] of states.entries()) {
      const [ours, theirs] = [`at-once-${at}`, `looked-up-${at}`]
      expect(await statementsOf(() => store.commit([{ ...state, externalId: ours }]))).toHaveLength(
        1,
      )
      await transactOrders(api.deps.db, (tx) => applyOne(tx, { ...state, externalId: theirs }))
      const rows = (await store.orders()).filter((row) => [ours, theirs].includes(row.external_id))
      expect(rows).toHaveLength(2)
      expect({ ...rows[0], external_id: theirs }).toEqual(rows[1])
    }
  })

  test('do not wait for those of a store that changed, which count by the change', async () => {
    const other = await storeOf(api, ada, MOSS)
    connected.push({ storeId: other.storeId, by: ada })
    await remember(other.storeId)
    await contribute(api, ada, {
      storeId: store.storeId,
      rule: { kind: 'trees-per-order', trees: 3 },
    })
    api.moveClock(1_000)
    const taken = await commitDeliveries(api.deps, [
      store.received(storeDeliveriesStateOf(api, 'of-changed')),
      other.received(storeDeliveriesStateOf(api, 'of-other')),
    ])
    expect(taken).toEqual(['taken', 'taken'])
    expect(await store.orders()).toMatchObject([{ billed_by: 'trees', milli_trees: 3_000 }])
    expect(await other.orders()).toMatchObject([{ billed_by: 'money', money_minor: 100 }])
    expect([await store.deliveries(), await other.deliveries()].map((all) => all.length)).toEqual([
      1, 1,
    ])
  })

  test('wait for a change of how their store counts, and nothing is stored before', async () => {
    const db = createPlatformDatabase(createPool(api.deps.config.DATABASE_URL, 4))
    const [held, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = transact(db, async (tx) => {
      await lockAlone(tx, store.storeId)
      held.resolve()
      await ending.promise
    })
    await Promise.race([held.promise, changing])
    let hasEnded = false
    const batch = store.commit(many(2)).finally(() => {
      hasEnded = true
    })
    while (!(hasEnded || (await lockWaits(db)) > 0)) await sleep(5)
    const { rows: storedBefore } = await sql`
      select from store_order where store_id = ${store.storeId}`.execute(db)
    ending.resolve()
    await Promise.all([changing, batch])
    await db.destroy()
    expect(storedBefore).toEqual([])
    expect(await store.orders()).toHaveLength(2)
  })

  test('count by what was changed since it was read, and by prices that were added since', async () => {
    await store.commit([storeDeliveriesStateOf(api, 'before')])
    await contribute(api, ada, {
      storeId: store.storeId,
      rule: { kind: 'trees-per-order', trees: 3 },
    })
    api.moveClock(1_000)
    await store.commit([storeDeliveriesStateOf(api, 'by-trees')])
    await sql`insert into price_book (version, currency, valid_from, micros_per_milli_tree,
      micros_per_gram_co2e, micros_per_gram_plastic)
      select 'of-2098', currency, '2098-01-01', micros_per_milli_tree * 2, micros_per_gram_co2e,
        micros_per_gram_plastic from price_book where currency = 'GBP' limit 1`.execute(api.deps.db)
    await store.commit([
      storeDeliveriesStateOf(api, 'dearer', { createdAt: new Date('2098-06-01') }),
    ])
    const orders = await store.orders()
    expect(orders.map((row) => [row.external_id, row.billed_by, row.milli_trees])).toEqual([
      ['before', 'money', expect.any(Number)],
      ['by-trees', 'trees', 3_000],
      ['dearer', 'trees', 3_000],
    ])
    expect(orders[1]?.price_book_version).not.toBe('of-2098')
    expect(orders[2]?.price_book_version).toBe('of-2098')
  })
})

const later = (at: Date) => new Date(at.getTime() + 1_000)

async function applyOne(tx: Tx, order: OrderState) {
  const row = (await shareStores(tx, [store.storeId])).get(store.storeId)
  if (!row) throw new Error('the store is gone')
  await applyOrders(tx, [{ store: row, order, isRead: false }], api.deps.clock())
}

/** In an order of its own for each seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  const dice = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state
  }
  return items
    .map((item) => ({ item, at: dice() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** A transaction that has stored an order, and stays open until it is told to end. */
function openRival(db: Database, order: OrderState | undefined) {
  if (!order) throw new Error('no order is left')
  return openTransaction(db, (tx) => applyOne(tx, order))
}

describe('batches at the same time', () => {
  test('by several servers, with the same new orders in any order, end in the newest state of each', async () => {
    const states = numbers(40).flatMap((at) =>
      numbers(3).map((version) => storeDeliveriesStateOf(api, `o-${at}`, { version })),
    )
    await Promise.all(numbers(12).map((seed) => store.commit(shuffled(states, seed + 1))))
    const orders = await store.orders()
    expect(orders.map((row) => row.cart_minor)).toEqual(Array(40).fill(10_002))
    expect(await store.deliveries()).toHaveLength(12 * states.length)
  })

  test('of one store do not wait for one another', async () => {
    await store.commit(many(1))
    const other = storeDeliveriesStateOf(api, 'held')
    await transact(api.deps.db, async (tx) => {
      await applyOne(tx, other)
      // The transaction above is still open.
      await store.commit([storeDeliveriesStateOf(api, 'beside')])
    })
    expect(await store.orders()).toHaveLength(3)
  })

  test('are stored in the end, however often another one was first with one of their new orders', async () => {
    await store.commit(many(1))
    const db = createPlatformDatabase(createPool(api.deps.config.DATABASE_URL, 4))
    let [lost, rounds] = [0, 0]
    // Whoever PostgreSQL wakes first is first: sometimes the batch, already the first time.
    for (; lost < 2 && rounds < 10; rounds += 1) lost = await commitAgainstRivals(db, `r${rounds}`)
    await db.destroy()
    expect(lost).toBeGreaterThanOrEqual(2)
    expect(await store.orders()).toHaveLength(1 + 9 * rounds)
  })

  /** Each rival inserts the order before that of the last one, once the batch waits for the last one. */
  async function commitAgainstRivals(db: Database, prefix: string): Promise<number> {
    const keys = many(9, prefix)
    let rival = await openRival(db, keys.pop())
    const batch = store.commit([...keys, storeDeliveriesStateOf(api, `${prefix}-8`)])
    let hasEnded = false
    const ended = batch.finally(() => {
      hasEnded = true
    })
    const untilWaiting = async (count: number) => {
      while (!(hasEnded || (await lockWaits(db)) >= count)) await sleep(5)
    }
    let lost = 0
    while (keys.length > 0 && !hasEnded) {
      await untilWaiting(1)
      const next = openRival(db, keys.pop())
      await untilWaiting(2)
      rival.end()
      rival = await next
      lost += 1
    }
    await rival.end()
    await ended
    return lost
  }

  test('compute every order by the settings and pauses of its moment, while they change', async () => {
    const rule = (trees: number) => ({ kind: 'trees-per-order' as const, trees })
    const save = (trees: number) =>
      contribute(api, ada, { storeId: store.storeId, rule: rule(trees) })
    const pause = (isPaused: boolean) =>
      api.call(PauseStore, { params: { storeId: store.storeId }, body: { isPaused } }, ada.bearer)
    let made = 0
    const arrivals = async () => {
      for (let turn = 0; turn < 25; turn += 1) {
        const batch: OrderState[] = numbers(6).map(() => storeDeliveriesStateOf(api, `t-${made++}`))
        await store.commit(batch)
      }
    }
    const changes = async () => {
      for (let turn = 1; turn <= 8; turn += 1) {
        await save(turn)
        await pause(turn % 2 === 1)
      }
    }
    await Promise.all([arrivals(), arrivals(), arrivals(), changes()])
    const { rows } = await sql<{ external_id: string }>`
      select o.external_id from json_to_recordset(${JSON.stringify(await store.orders())})
        as o (external_id text, created_at timestamptz, settings_id uuid, reason text)
      where o.settings_id is distinct from (select id from store_settings s
          where s.store_id = ${store.storeId} and s.in_force_from <= o.created_at
          order by in_force_from desc limit 1)
        or (o.reason is not distinct from 'paused') <> exists (select from store_gap g
          where g.store_id = ${store.storeId} and g.reason = 'paused' and g.began_at <= o.created_at
            and (g.ended_at is null or g.ended_at > o.created_at))`.execute(api.deps.db)
    expect(rows).toEqual([])
    expect(await store.orders()).toHaveLength(made)
  })
})
