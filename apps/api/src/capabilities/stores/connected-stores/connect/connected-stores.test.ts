import { StartSecondFactor } from '@understory/contracts/people/accounts/second-factor.ts'
import {
  CapStore,
  ConnectStore,
  DisconnectStore,
  ListStoreConnectors,
  ListStores,
  PauseStore,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import {
  PreviewOffsetSettings,
  SaveOffsetSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { HOUR_MS } from '@understory/domain/calendar/durations.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { orderEvent } from '@understory/sandbox/stores/store-webhooks.ts'
import { RUTTER_CLIENT } from '@understory/sandbox/stores/stores-control.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaceSecret } from '../../../../signing/replace-secret.ts'
import { unseal } from '../../../../signing/seal.ts'
import { joinAs, type TestPerson, withFreshToken } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  deliverHeldBack,
  orderHeldBack,
  pressOn,
  storeDeliveriesStateOf,
} from '../../../../testing/stores/store-deliveries.ts'
import {
  chooseShop,
  connectShop,
  contributeOnePercent,
  FERN,
  MOSS,
  sendStoreEvent,
} from '../../../../testing/stores/stores.ts'
import { commitDeliveries } from '../../store-orders/intake/commit-deliveries.ts'
import { unpackBody } from '../../store-orders/intake/packed-body.ts'
import { loadRates, queueFirstRates } from '../../store-orders/orders/load-rates.ts'
import { pullStore, readStoreOrder } from '../../store-orders/pull/pull-store.ts'
import { pullDueStores } from '../reading/pull-due-stores.ts'
import { findStore } from './store-records.ts'

let api: TestApi
let ada: TestPerson
let grace: TestPerson
beforeAll(async () => {
  // Without an app of Shopify, which is off unless it is set.
  const env = { SHOPIFY_CLIENT_ID: '', SHOPIFY_CLIENT_SECRET: '' }
  api = await startTestApi({ rateLimitScale: 1000, env })
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  grace = await joinAs(api, 'business')
  for (const { storeId } of await held(ada)) await disconnect(storeId)
})

const held = async (person = ada) => (await api.call(ListStores, {}, person.bearer)).data.stores
const disconnect = (storeId: string, person = ada) =>
  api.call(DisconnectStore, { params: { storeId } }, person.bearer)
const orders = async (query: object = {}) =>
  (await api.call(ListStoreOrders, { query }, ada.bearer)).data.orders
const shop = (name = FERN) => api.sandbox.stores.shop(name)

/** A connected shop that contributes one per cent, an hour ago, and what is sent about it. */
async function contributing(name = FERN) {
  shop(name).orders.clear()
  await db()
    .updateTable('store')
    .set({ status: 'disconnected', disconnected_at: api.deps.clock() })
    .where('unique_name', '=', name)
    .where('disconnected_at', 'is', null)
    .execute()
  const { data } = await connectShop(api, ada, name)
  await contributeOnePercent(api, ada, data.storeId)
  api.moveClock(1_000)
  const connection = api.sandbox.stores.connections
    .all()
    .filter((each) => each.shop === shop(name))
    .at(-1)
  if (!connection) throw new Error('the shop is not connected')
  const send = (code: 'ORDER_CREATED' | 'ORDER_UPDATED', order: object) =>
    sendStoreEvent(api, { ...orderEvent(connection, code, order as never) })
  return { storeId: data.storeId, connection, send }
}
const db = () => api.deps.db
const place = () => api.sandbox.stores.order(shop())
const readingOf = async (storeId: string) => {
  const row = await findStore(db(), { storeId, accountId: ada.accountId })
  const after = row?.read_after?.getTime()
  return {
    failed_reads: row?.failed_reads,
    waits: after === undefined ? null : Math.round((after - api.deps.clock().getTime()) / 1_000),
  }
}
const queuedRates = async () => {
  const { rows } = await sql`select from pgboss.job where name = 'load-rates'`.execute(db())
  return rows.length
}

describe('a store', () => {
  test('is connected on the page of the provider, and its tokens are not readable in the database', async () => {
    const { status, data } = await connectShop(api, ada, MOSS)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      platform: 'woocommerce',
      name: 'Moss Kitchen',
      status: 'connected',
      settings: null,
      pending: { orders: 0 },
    })
    const row = await db()
      .selectFrom('store')
      .select('sealed_secrets')
      .where('id', '=', data.storeId)
      .executeTakeFirstOrThrow()
    expect(row.sealed_secrets).not.toContain('access-')
    expect((await disconnect(data.storeId)).status).toBe(204)
    expect((await held())[0]).toMatchObject({ status: 'disconnected' })
    const again = await connectShop(api, ada, MOSS)
    expect(again.data.storeId).toBe(data.storeId)
    await disconnect(data.storeId)
  })

  test('of another account is refused, until that account disconnects it', async () => {
    const first = await connectShop(api, ada, MOSS)
    const second = await connectShop(api, grace, MOSS)
    expect(second.refusal.code).toBe('STORE_ALREADY_CONNECTED')
    await disconnect(first.data.storeId)
    const third = await connectShop(api, grace, MOSS)
    expect(third.status).toBe(201)
    await disconnect(third.data.storeId, grace)
  })

  test('is not connected by a return that someone else began, that is repeated, or that was declined', async () => {
    const back = await chooseShop(api, ada, MOSS)
    const byGrace = await api.call(ConnectStore, { body: back }, grace.bearer)
    expect(byGrace.refusal.code).toBe('STORE_CONNECTION_FAILED')
    const { data } = await api.call(ConnectStore, { body: back }, ada.bearer)
    const repeated = await api.call(ConnectStore, { body: back }, ada.bearer)
    expect(repeated.refusal.code).toBe('STORE_CONNECTION_FAILED')
    await disconnect(data.storeId)
    const declined = await api.call(
      ConnectStore,
      { body: await chooseShop(api, ada, null) },
      ada.bearer,
    )
    expect(declined.refusal.code).toBe('STORE_CONNECTION_FAILED')
  })

  test('that its vendor does not let go stays connected, and can be tried again', async () => {
    const { data } = await connectShop(api, ada, MOSS)
    api.sandbox.stores.outage = 1
    expect((await disconnect(data.storeId)).refusal.code).toBe('DISCONNECT_ERROR')
    expect((await held())[0]?.status).toBe('connected')
    expect((await disconnect(data.storeId)).status).toBe(204)
  })

  test('is one of fifty at most', async () => {
    const { data } = await connectShop(api, ada, MOSS)
    const row = await db()
      .selectFrom('store')
      .selectAll()
      .where('id', '=', data.storeId)
      .executeTakeFirstOrThrow()
    const many = Array.from({ length: 49 }, (_, at) => ({
      ...row,
      id: crypto.randomUUID(),
      unique_name: `shop-${row.id}-${at}`,
      connection_id: `connection-${row.id}-${at}`,
    }))
    await db().insertInto('store').values(many).execute()
    const full = await connectShop(api, ada, FERN)
    expect(full.refusal.code).toBe('TOO_MANY_STORES')
    await db().deleteFrom('store').where('unique_name', 'like', `shop-${row.id}%`).execute()
    await disconnect(data.storeId)
  })

  test('is for businesses', async () => {
    const person = await joinAs(api, 'personal')
    const body = { connector: 'rutter' } as const
    const started = await api.call(StartStoreLink, { body }, person.bearer)
    const connected = await api.call(
      ConnectStore,
      { body: { state: 'x', brought: {} } },
      person.bearer,
    )
    expect([started.refusal.code, connected.refusal.code]).toEqual([
      'BUSINESS_ONLY',
      'BUSINESS_ONLY',
    ])
    const { data } = await api.call(ListStoreConnectors, {})
    expect(data.connectors).toEqual([
      { name: 'rutter', needsShop: false },
      { name: 'woocommerce', needsShop: true },
    ])
    const other = { connector: 'shopify', shop: 'x' } as const
    const missing = await api.call(StartStoreLink, { body: other }, ada.bearer)
    expect(missing.refusal.code).toBe('STORE_CONNECTION_FAILED')
  })

  test('that is not there, or not connected, is not disconnected, changed or paused', async () => {
    const storeId = crypto.randomUUID()
    expect((await disconnect(storeId)).refusal.code).toBe('NO_STORE_CONNECTED')
    const params = { storeId }
    const changes = [
      await api.call(PauseStore, { params, body: { isPaused: true } }, ada.bearer),
      await api.call(CapStore, { params, body: { capMinor: 100 } }, ada.bearer),
      await api.call(SaveOffsetSettings, { body: settings(storeId) }, ada.bearer),
    ]
    expect(changes.map(({ refusal }) => refusal.code)).toEqual(Array(3).fill('NO_STORE_CONNECTED'))
    const { data } = await connectShop(api, ada, MOSS)
    expect((await disconnect(storeId)).refusal.code).toBe('RESOURCE_NOT_FOUND')
    const { storeId: own } = data
    const preview = await api.call(PreviewOffsetSettings, { body: settings(storeId) }, ada.bearer)
    expect(preview.refusal.code).toBe('RESOURCE_NOT_FOUND')
    await disconnect(own)
    const paused = await api.call(
      PauseStore,
      { params: { storeId: own }, body: { isPaused: true } },
      ada.bearer,
    )
    const capped = await api.call(
      CapStore,
      { params: { storeId: own }, body: { capMinor: 5 } },
      ada.bearer,
    )
    expect([paused, capped, await disconnect(own)].map(({ refusal }) => refusal.code)).toEqual(
      Array(3).fill('STORE_NOT_CONNECTED'),
    )
  })
})

const settings = (storeId: string, change: object = {}) => ({
  storeId,
  isPercentagePerRange: false,
  isTreePerBatch: false,
  plantTreeAlways: false,
  rule: { kind: 'percentage' as const, basisPoints: 100 },
  ...change,
})

describe('an order', () => {
  test('contributes once by its newest state, however often and in whatever order it is delivered', async () => {
    const { send } = await contributing()
    const order = await place()
    const created = structuredClone(order)
    expect((await send('ORDER_CREATED', created)).status).toBe(200)
    const [{ netMinor = 0, moneyMinor } = {}] = await orders()
    expect(moneyMinor).toBe(Math.floor(netMinor / 100))
    expect((await held())[0]?.currency).toBe('GBP')
    api.moveClock(1_000)
    await api.sandbox.stores.refund(shop(), order, 5)
    const refunded = structuredClone(order)
    for (const [code, state] of [
      ['ORDER_UPDATED', refunded],
      ['ORDER_CREATED', created],
      ['ORDER_UPDATED', refunded],
    ] as const)
      await send(code, state)
    const list = await orders()
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ netMinor: netMinor - 500, reason: null, status: 'unbilled' })
    expect((await held())[0]?.pending).toMatchObject({
      orders: 1,
      moneyMinor: Math.floor((netMinor - 500) / 100),
    })
    api.moveClock(1_000)
    await api.sandbox.stores.cancel(shop(), order)
    await send('ORDER_UPDATED', order)
    expect((await orders())[0]).toMatchObject({ reason: 'cancelled', milliTrees: 0 })
  })

  test('that a webhook lost is found by reading what changed', async () => {
    const { storeId } = await contributing()
    await place()
    api.sandbox.stores.outage = 1
    await expect(pullStore(api.deps, { storeId })).rejects.toThrow('answered 500')
    expect(await readingOf(storeId)).toEqual({ failed_reads: 1, waits: 60 })
    await pullStore(api.deps, { storeId })
    expect(await readingOf(storeId)).toEqual({ failed_reads: 0, waits: null })
    expect(await orders()).toHaveLength(1)
    api.moveClock(HOUR_MS)
    ada = await withFreshToken(api, ada)
    await place()
    await pullDueStores(api.deps)
    await pullStore(api.deps, { storeId })
    expect((await orders()).length).toBe(2)
  })

  test('counts by when it was created: not before settings, in a pause, or after a disconnection', async () => {
    const { storeId, send } = await contributing()
    const early = { ...(await place()), created_at: '2020-01-01T00:00:00Z' }
    await send('ORDER_CREATED', early)
    expect((await orders())[0]?.reason).toBe('before-settings')
    const pause = (isPaused: boolean) =>
      api.call(PauseStore, { params: { storeId }, body: { isPaused } }, ada.bearer)
    await pause(true)
    api.moveClock(1_000)
    await send('ORDER_CREATED', await place())
    expect((await orders())[0]?.reason).toBe('paused')
    api.moveClock(1_000)
    await pause(false)
    api.moveClock(1_000)
    await send('ORDER_CREATED', await place())
    expect((await orders())[0]?.reason).toBeNull()
    await disconnect(storeId)
    api.moveClock(1_000)
    const late = await place()
    expect((await send('ORDER_CREATED', late)).status).toBe(200)
    expect(await orders()).toHaveLength(3)
    // Longer ago than what each reading repeats of the one before.
    api.moveClock(HOUR_MS)
    ada = await withFreshToken(api, ada)
    const { data } = await connectShop(api, ada, FERN)
    await pullStore(api.deps, { storeId: data.storeId })
    const found = (await orders()).find(({ externalId }) => externalId === late.platform_id)
    expect(found?.reason).toBe('after-disconnection')
  })

  test('keeps the settings of its day when they change', async () => {
    const { storeId, send } = await contributing()
    const order = await place()
    await send('ORDER_CREATED', order)
    const [before] = await orders()
    api.moveClock(1_000)
    const body = settings(storeId, { rule: { kind: 'trees-per-order', trees: 3 } })
    await api.call(SaveOffsetSettings, { body }, ada.bearer)
    await send('ORDER_UPDATED', { ...order, updated_at: api.deps.clock().toISOString() })
    expect(await orders()).toEqual([before])
    api.moveClock(1_000)
    await send('ORDER_CREATED', await place())
    expect((await orders())[0]).toMatchObject({ milliTrees: 3_000, moneyMinor: null })
  })

  test('in another currency takes the rate of its day, and waits where none is known', async () => {
    const { send } = await contributing(MOSS)
    const order = await api.sandbox.stores.order(shop(MOSS))
    await send('ORDER_CREATED', order)
    expect((await orders())[0]?.reason).toBe('no-rate')
    // A worker that starts while no rate is known has them read at once.
    await queueFirstRates(api.deps)
    expect(await queuedRates()).toBe(1)
    await loadRates(api.deps)
    await loadRates(api.deps)
    await queueFirstRates(api.deps)
    expect(await queuedRates()).toBe(1)
    const [known] = await db()
      .selectFrom('exchange_rate_of_day')
      .select('rate')
      .where('currency', '=', 'EUR')
      .where('billing', '=', 'GBP')
      .where('day', '<=', dayOf(new Date(order.created_at)))
      .orderBy('day', 'desc')
      .limit(1)
      .execute()
    const [{ netMinor = 0, moneyMinor, reason } = {}] = await orders()
    expect(reason).toBeNull()
    expect(moneyMinor).toBe(Math.floor((netMinor / 100) * Number(known?.rate)))
  })

  test('does not wait for others in a currency that has no rate', async () => {
    const { storeId } = await contributing(MOSS)
    const row = await findStore(db(), { storeId, accountId: ada.accountId })
    if (!row) throw new Error('the store is not connected')
    const received = (id: string, currency: string) => {
      const order = storeDeliveriesStateOf(api, id, {
        currency,
        createdAt: new Date('2032-03-05T10:00:00Z'),
      })
      return { store: row, order, body: '{}' }
    }
    const without = Array.from({ length: 1_000 }, (_, at) => received(`a-${at}`, 'AED'))
    await commitDeliveries(api.deps, [...without, received('b', 'EUR')])
    const ofLater = { day: '2032-03-05', currency: 'EUR', billing: 'GBP' as const, rate: '0.9' }
    await db()
      .insertInto('exchange_rate_of_day')
      .values({ ...ofLater, source: 'of this test' })
      .execute()
    await loadRates(api.deps)
    expect(await orders({ search: '#b' })).toMatchObject([{ reason: null, moneyMinor: 90 }])
    expect(await orders({ search: '#a-7', limit: 1 })).toMatchObject([{ reason: 'no-rate' }])
  })

  test('is exchanged once: a rate that is published later changes nothing', async () => {
    const { storeId } = await contributing(MOSS)
    const [day, dayBefore] = ['2031-03-05', '2031-03-04']
    const publish = (of: string, rate: string) =>
      db()
        .insertInto('exchange_rate_of_day')
        .values({ day: of, currency: 'EUR', billing: 'GBP', rate, source: 'of this test' })
        .execute()
    const bring = async (version: number, returned = 0) => {
      const order = storeDeliveriesStateOf(api, 'exchanged', {
        createdAt: new Date(`${day}T10:00:00Z`),
        updatedAt: new Date(`${day}T1${version}:00:00Z`),
        currency: 'EUR',
        cart: storeMinor(10_000),
        returned: returned > 0 ? [{ id: 'r', amount: storeMinor(returned) }] : [],
      })
      const row = await findStore(db(), { storeId, accountId: ada.accountId })
      if (row) await commitDeliveries(api.deps, [{ store: row, order, body: '{}' }])
      return (await orders())[0]?.moneyMinor
    }
    await publish(dayBefore, '0.9')
    expect(await bring(0)).toBe(90)
    await publish(day, '0.5')
    expect(await bring(1)).toBe(90)
    expect(await bring(2, 5_000)).toBe(45)
  })

  test('that is deleted before it is known does not count when it comes late', async () => {
    const { connection, send } = await contributing()
    const order = await place()
    const deleted = { code: 'ORDER_DELETED', connection_id: connection.id }
    const event = { type: 'ORDER', ...deleted, platform_id: order.platform_id }
    expect((await sendStoreEvent(api, event)).status).toBe(200)
    await send('ORDER_CREATED', order)
    await send('ORDER_UPDATED', { ...order, updated_at: api.deps.clock().toISOString() })
    expect(await orders()).toMatchObject([{ externalId: order.platform_id, reason: 'deleted' }])
  })

  test('counts once, also where it is delivered twice, late and in reverse', async () => {
    await contributing()
    api.sandbox.stores.target = {
      url: 'http://understory.test/api/store-webhooks/rutter',
      secret: RUTTER_CLIENT.secret,
    }
    const press = pressOn(api, '/rutter/shops', FERN)
    await orderHeldBack(api, press)
    expect(await orders()).toEqual([])
    await deliverHeldBack(press)
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect(order?.netMinor).toBe((order?.cartMinor ?? 0) - 500)
    for (const status of ['needs-update', 'disabled']) {
      await press(status)
      expect((await held())[0]?.status).toBe(status)
    }
    await press('ready')
    expect((await held())[0]?.status).toBe('connected')
    api.sandbox.stores.target = null
  })

  test('is found by its number, by its store and a page at a time', async () => {
    const { send, storeId } = await contributing()
    for (let count = 0; count < 3; count += 1) {
      api.moveClock(1_000)
      await send('ORDER_CREATED', await place())
    }
    const [newest, , oldest] = await orders()
    expect(await orders({ search: newest?.label })).toEqual([newest])
    const unknown = { query: { storeId: crypto.randomUUID() } }
    const none = await api.call(ListStoreOrders, unknown, ada.bearer)
    expect(none.refusal.code).toBe('RESOURCE_NOT_FOUND')
    expect(await orders({ storeId, status: 'billed' })).toEqual([])
    const first = await api.call(ListStoreOrders, { query: { limit: 2 } }, ada.bearer)
    const cursor = first.data.nextCursor ?? ''
    const second = await api.call(ListStoreOrders, { query: { limit: 2, cursor } }, ada.bearer)
    expect(second.data).toMatchObject({ orders: [oldest], nextCursor: null })
    const back = { limit: 2, cursor: second.data.newerCursor ?? '' }
    const newer = await api.call(ListStoreOrders, { query: back }, ada.bearer)
    expect(newer.data).toEqual(first.data)
    const [day = '', from = ''] = [newest, oldest].map((order) => order?.createdAt.slice(0, 10))
    const before = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)
    expect(await orders({ from, to: day })).toHaveLength(3)
    expect(await orders({ to: before })).toEqual([])
    const turned = await api.call(ListStoreOrders, { query: { from: day, to: before } }, ada.bearer)
    expect(turned.refusal.problems).toEqual([
      { field: 'to', message: 'The last day is before the first.' },
    ])
    const forged = ['<9 ------------------------------------ x', `>9 ${crypto.randomUUID()} \0`]
    for (const text of forged) {
      const query = { cursor: Buffer.from(text).toString('base64url') }
      const { status, refusal } = await api.call(ListStoreOrders, { query }, ada.bearer)
      expect([status, refusal.code]).toEqual([400, 'BAD_REQUEST'])
    }
    const wrong = await api.call(ListStoreOrders, { query: { cursor: 'x' } }, ada.bearer)
    expect(wrong.refusal.code).toBe('BAD_REQUEST')
    const preview = await api.call(
      PreviewOffsetSettings,
      { body: settings(storeId, { rule: { kind: 'trees-per-order', trees: 1 } }) },
      ada.bearer,
    )
    expect(preview.data).toMatchObject({ milliTrees: 3_000, totalMinor: 45 })
  })
})

describe('a delivery', () => {
  test.each<[string, object]>([
    ['another secret', { secret: 'of-someone-else' }],
    ['an unknown vendor', { path: '/api/store-webhooks/nobody' }],
    ['the address of no store', { path: `/api/store-webhooks/rutter/${crypto.randomUUID()}` }],
  ])('with %s is refused, and nothing is written', async (_, change) => {
    const { connection } = await contributing()
    const event = orderEvent(connection, 'ORDER_CREATED', await place())
    const answer = await sendStoreEvent(api, event, change)
    expect(answer.status).toBe(401)
    expect(await orders()).toEqual([])
    const { count } = await deliveries()
    expect(count).toBe(0)
  })

  test('of an unknown connection, or that is no JSON, is refused', async () => {
    for (const event of [{ code: 'ORDER_CREATED', connection_id: 'nobody' }, {}])
      expect((await sendStoreEvent(api, event)).status).toBe(401)
  })

  test('is stored without the shopper, and parked where it is not as documented', async () => {
    const { connection, send } = await contributing()
    await send('ORDER_CREATED', await place())
    expect((await deliveries()).bodies).not.toMatch(/Hazel|shopper/)
    const broken = { ...(await place()), iso_currency_code: null }
    const answer = await sendStoreEvent(
      api,
      orderEvent(connection, 'ORDER_CREATED', broken as never),
    )
    expect(answer.status).toBe(200)
    const parked = await db()
      .selectFrom('store_waiting')
      .select(['problem', 'waiting_order'])
      .executeTakeFirst()
    expect(parked).toMatchObject({ waiting_order: null })
    expect(parked?.problem).toContain('iso_currency_code')
  })

  test('says how the connection is', async () => {
    const { connection } = await contributing()
    const say = (code: string, more: object = {}) =>
      sendStoreEvent(api, { type: 'CONNECTION', code, connection_id: connection.id, ...more })
    await say('CONNECTION_NEEDS_UPDATE', { update_url: 'https://link.rutterapi.com/update/1' })
    expect((await held())[0]).toMatchObject({
      status: 'needs-update',
      updateUrl: 'https://link.rutterapi.com/update/1',
    })
    await say('INITIAL_UPDATE')
    expect((await held())[0]).toMatchObject({ status: 'connected', updateUrl: null })
    await say('CONNECTION_DISABLED')
    expect((await held())[0]?.status).toBe('disabled')
    await say('OF_ANOTHER_KIND')
    const order = await place()
    await readStoreOrder(api.deps, {
      storeId: (await held())[0]?.storeId ?? '',
      externalId: order.platform_id,
    })
    expect(await orders()).toHaveLength(1)
    await say('ORDER_DELETED', { platform_id: order.platform_id })
    expect((await orders())[0]?.reason).toBe('deleted')
  })
})

async function deliveries() {
  const rows = await db()
    .selectFrom('store_delivery')
    .select('packed_body')
    .where('account_id', '=', ada.accountId)
    .execute()
  return { count: rows.length, bodies: rows.map((row) => unpackBody(row.packed_body)).join() }
}

describe('settings', () => {
  test.each<[string, object, string, string]>([
    [
      'ranges that overlap',
      {
        isPercentagePerRange: true,
        rule: {
          kind: 'percentage-by-range',
          ranges: [
            { from: 0, to: 200, basisPoints: 100 },
            { from: 100, to: null, basisPoints: 200 },
          ],
        },
      },
      'rule.ranges.0.to',
      'This is too high compared with the next range.',
    ],
    [
      'a flag that says something else',
      { isTreePerBatch: '1' },
      'isTreePerBatch',
      'This does not agree with the rule.',
    ],
    [
      'more than half',
      { rule: { kind: 'percentage', basisPoints: 5_001 } },
      'rule.basisPoints',
      'Please use at most 50 per cent.',
    ],
  ])('with %s are refused beside the field', async (_, change, field, message) => {
    const { storeId } = await contributing()
    const body = settings(storeId, change) as never
    const { refusal } = await api.call(SaveOffsetSettings, { body }, ada.bearer)
    expect(['SETTINGS_INVALID', 'BAD_REQUEST']).toContain(refusal.code)
    expect(refusal.problems).toEqual([{ field, message }])
  })

  test('of a store of another account are refused', async () => {
    const { storeId } = await contributing()
    const { refusal } = await api.call(
      SaveOffsetSettings,
      { body: settings(storeId) },
      grace.bearer,
    )
    expect(refusal.code).toBe('NO_STORE_CONNECTED')
  })

  test('and a cap show on the store', async () => {
    const { storeId } = await contributing()
    await api.call(CapStore, { params: { storeId }, body: { capMinor: 5_000 } }, ada.bearer)
    expect((await held())[0]).toMatchObject({
      capMinor: 5_000,
      isPaused: false,
      settings: { rule: { kind: 'percentage', basisPoints: 100 }, plantTreeAlways: false },
    })
  })
})

test('a new secret of the installation opens what the old one sealed, which then opens nothing', async () => {
  await contributing()
  const { secret } = (await api.call(StartSecondFactor, {}, ada.bearer)).data
  const [before, after] = [api.deps.config.APP_SECRET, 'another secret of this installation']
  const factors = () => db().selectFrom('second_factor').select('secret').execute()
  const stores = () => db().selectFrom('store').select('sealed_secrets as sealed').execute()
  await expect(
    replaceSecret(db(), { from: 'not the secret of it all, yet long', to: after }),
  ).rejects.toThrow()
  const done = await replaceSecret(db(), { from: before, to: after })
  expect(done.secondFactors).toBe((await factors()).length)
  expect(done.stores).toBeGreaterThan(0)
  const opened = (await factors()).map((each) => unseal(after, 'second-factor', each.secret))
  expect(opened).toContain(secret)
  for (const { sealed } of await stores()) {
    if (sealed === null) continue
    expect(unseal(after, 'store-secrets', sealed)).toContain('access')
    expect(() => unseal(before, 'store-secrets', sealed)).toThrow()
  }
  await replaceSecret(db(), { from: after, to: before })
})
