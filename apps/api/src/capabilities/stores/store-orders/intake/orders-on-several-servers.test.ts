import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../../../../../../bench/recorded-statements.ts'
import { CITUS_PORTS } from '../../../../../../../tools/test-database/create-test-database.ts'
import { transact } from '../../../../database/transact.ts'
import { openTransaction } from '../../../../testing/database/open-transaction.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { orderSideAlone } from '../../../../testing/stores/order-side-alone.ts'
import { spreadOrders } from '../../../../testing/stores/spread-orders.ts'
import { storeDeliveriesStateOf, storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { MOSS } from '../../../../testing/stores/stores.ts'
import { lockAlone } from '../../bills/public.ts'
import { shareStores } from '../../connected-stores/connect/store-records.ts'
import { processWaiting } from '../orders/process-waiting.ts'
import { commitDeliveries, deferDeliveries } from './commit-deliveries.ts'
import { createIntake } from './intake.ts'

type TestStore = Awaited<ReturnType<typeof storeOf>>

let api: TestApi
let [ada, eve]: TestPerson[] = []
let [fern, moss]: TestStore[] = []
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  ada = await joinAs(api, 'business')
  eve = await joinAs(api, 'business')
  if (!isReal) await spreadOrders(api.deps.db, [ada.accountId, eve.accountId])
  fern = await storeOf(api, ada)
  moss = await storeOf(api, eve, MOSS)
  await api.deps.db.updateTable('store').set({ currency: 'GBP' }).execute()
  await remember()
})
afterAll(() => api.close())

const both = () => {
  if (!fern || !moss) throw new Error('the stores are not connected')
  return [fern, moss] as const
}

/** This process knows the stores as they are, as after some of their deliveries. */
const remember = () =>
  transact(api.deps.db, (tx) =>
    shareStores(
      tx,
      both().map(({ storeId }) => storeId),
    ),
  )

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const many = (prefix: string, change: Partial<OrderState> = {}) =>
  numbers(10).map((at) => storeDeliveriesStateOf(api, `${prefix}-${at}`, change))

/** Deliveries of both stores in turns, as they come in beside one another. */
const inTurns = (states: readonly OrderState[]) =>
  states.flatMap((state) => both().map((store) => store.received(state)))

async function stored(prefix: string) {
  const orders = await Promise.all(both().map((store) => store.orders()))
  return orders.map((all) => all.filter(({ external_id }) => external_id.startsWith(prefix)))
}

/** Where they really do, they need not be told apart. */
const isReal = CITUS_PORTS.length > 0

describe.skipIf(isReal)('orders that stand on several servers', () => {
  test('are stored by a batch for each of them, of two statements', async () => {
    const intake = createIntake(api.deps)
    const statements = await statementsOf(() =>
      Promise.all(inTurns(many('new')).map((each) => intake.take(each))),
    )
    const sent = (text: string) => statements.filter((each) => each.text.includes(text)).length
    expect([sent('share_stores('), sent('store_orders('), sent('take_new_orders(')]).toEqual([
      2, 2, 0,
    ])
    expect((await stored('new')).map((all) => all.length)).toEqual([10, 10])
  })

  test('are brought up to date, and repeats change nothing', async () => {
    const intake = createIntake(api.deps)
    const later = { cart: storeMinor(20_000), updatedAt: new Date(Date.now() + 86_400_000) }
    for (const states of [many('known'), many('known', later), many('known'), many('known', later)])
      await Promise.all(inTurns(states).map((each) => intake.take(each)))
    const orders = (await stored('known')).flat()
    expect(orders).toHaveLength(20)
    expect(new Set(orders.map((row) => row.money_minor))).toEqual(new Set([200]))
  })

  test('are applied together where they waited', async () => {
    await deferDeliveries(api.deps, inTurns(many('waited')))
    await processWaiting(api.deps)
    expect((await stored('waited')).map((all) => all.length)).toEqual([10, 10])
  })

  test('go the second way where one of the stores was changed meanwhile, and count by the change', async () => {
    await api.deps.db
      .updateTable('store')
      .set({ counts_from: new Date(api.deps.clock().getTime() + 86_400_000) })
      .where('id', '=', both()[0].storeId)
      .execute()
    const intake = createIntake(api.deps)
    await Promise.all(inTurns(many('changed')).map((each) => intake.take(each)))
    const [ofFern, ofMoss] = await stored('changed')
    expect(new Set(ofFern?.map(({ reason }) => reason))).toEqual(new Set(['before-plan']))
    expect(new Set(ofMoss?.map(({ reason }) => reason))).toEqual(new Set([null]))
  })
})

describe.skipIf(isReal)('a failure that leaves orders and loses the books', () => {
  const commit = (states: readonly OrderState[]) => commitDeliveries(api.deps, inTurns(states))
  const lose = (work: () => Promise<unknown>) => orderSideAlone(api.deps.config.DATABASE_URL, work)
  const rows = async (prefix: string) =>
    (await stored(prefix)).map((all) =>
      all.map(({ external_id: id, label: _, version: __, ...row }) => ({
        ...row,
        id: id.split('-')[1],
      })),
    )

  test('of new orders, of changed ones and of what waited ends in the same rows when they come again', async () => {
    const createdAt = api.deps.clock()
    const after = (hours: number) => ({
      createdAt,
      cart: storeMinor(10_000 * (hours + 1)),
      updatedAt: new Date(createdAt.getTime() + hours * 3_600_000),
    })
    const states = (prefix: string) => [0, 2, 1, 3].map((hours) => many(prefix, after(hours)))
    for (const each of states('calm')) await commit(each)
    await remember()
    const [first = [], second = [], old = [], last = []] = states('lost')
    for (const each of [first, second, old]) {
      expect(await lose(() => commit(each))).toBeGreaterThan(0)
      await commit(each)
    }
    await deferDeliveries(api.deps, inTurns(last))
    await lose(() => processWaiting(api.deps))
    await processWaiting(api.deps)
    expect(await rows('lost')).toEqual(await rows('calm'))
    expect((await stored('lost')).map((all) => all.length)).toEqual([10, 10])
    expect(await both()[0].waiting()).toEqual([])
  })
})

test.skipIf(isReal)(
  'a server whose orders have to wait keeps none of another server waiting',
  async () => {
    const db = createPlatformDatabase(createPool(api.deps.config.DATABASE_URL, 2))
    const intake = createIntake(api.deps)
    const [first, second] = both()
    const held = await openTransaction(db, (tx) => lockAlone(tx, second.storeId))
    const waiting = intake.take(second.received(storeDeliveriesStateOf(api, 'held')))
    expect(await intake.take(first.received(storeDeliveriesStateOf(api, 'beside')))).toBe('taken')
    expect((await stored('held')).flat()).toEqual([])
    await held.end()
    expect(await waiting).toBe('taken')
    await db.destroy()
  },
)
