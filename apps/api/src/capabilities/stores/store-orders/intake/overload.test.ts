import { setTimeout as sleep } from 'node:timers/promises'
import { DisconnectStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { orderEvent, signedWebhook } from '@understory/sandbox/stores/store-webhooks.ts'
import { RUTTER_CLIENT } from '@understory/sandbox/stores/stores-control.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '../../../../http/refuse.ts'
import { joinAs, type TestPerson, withFreshToken } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { storeDeliveriesStateOf, storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { FERN } from '../../../../testing/stores/stores.ts'
import { pullDueStores } from '../../connected-stores/reading/pull-due-stores.ts'
import { processBatch } from '../orders/process-waiting.ts'
import { pullStore } from '../pull/pull-store.ts'
import { deferDeliveries } from './commit-deliveries.ts'
import { createReceiver, receiveRequest } from './receive-delivery.ts'

const LIMITS = { mostPerBatch: 50, deferAbove: 1_000, mostBytes: 1_000_000 }

let api: TestApi
let ada: TestPerson
let store: Awaited<ReturnType<typeof storeOf>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  ada = await joinAs(api, 'business')
  store = await storeOf(api, ada)
})
afterAll(() => api.close())

/** Sends so many orders at once to a server with other limits. */
async function send(count: number, limits: Partial<typeof LIMITS>) {
  const receive = createReceiver(api.deps, { ...LIMITS, ...limits })
  const connection = api.sandbox.stores.connections.all().at(-1)
  if (!connection) throw new Error('the shop is not connected')
  const sending = Array.from({ length: count }, async () => {
    const order = await api.sandbox.stores.order(api.sandbox.stores.shop(FERN))
    const { body, signature } = signedWebhook(
      RUTTER_CLIENT.secret,
      orderEvent(connection, 'ORDER_CREATED', order),
    )
    const responseHeaders = new Headers()
    const request = new Request('http://understory.test', {
      method: 'POST',
      body,
      headers: { 'x-rutter-signature': signature },
    })
    const named = { connector: 'rutter', storeId: null }
    const answer = await asPlatform(() =>
      receiveRequest(receive, { request, responseHeaders }, named),
    )
    return { answer, retryAfter: responseHeaders.get('retry-after') }
  })
  return Promise.all(sending)
}

const waiting = async () =>
  (await store.waiting()).filter(({ waiting_order }) => waiting_order !== null)

test('a delivery beyond what can be applied is stored, accepted, and applied later', async () => {
  const answers = await send(6, { deferAbove: 0 })
  expect(answers.map(({ answer }) => answer)).toEqual(Array(6).fill({ received: true }))
  expect(await store.orders()).toEqual([])
  expect(await waiting()).toHaveLength(6)
  while ((await processBatch(api.deps)) > 0);
  expect(await store.orders()).toHaveLength(6)
  expect(await waiting()).toEqual([])
  expect(await store.waiting()).toEqual([])
  expect(await store.deliveries()).toHaveLength(6)
})

test('what waits is processed once by two workers, and one that cannot be stored is parked', async () => {
  const before = (await store.deliveries()).length
  const states = Array.from({ length: 1_200 }, (_, at) =>
    storeDeliveriesStateOf(api, `later-${at % 400}`, { version: at }),
  )
  const bad = { ...storeDeliveriesStateOf(api, 'bad'), currency: 'no' }
  await deferDeliveries(
    api.deps,
    [...states.slice(0, 700), bad, ...states.slice(700)].map((order) => store.received(order)),
  )
  const worker = async () => {
    let done = 0
    for (;;) {
      const taken = await processBatch(api.deps)
      if (taken === 0) return done
      done += taken
    }
  }
  const [one, other] = await Promise.all([worker(), worker()])
  expect(one + other).toBe(1_201)
  const orders = (await store.orders()).filter((row) => row.external_id.startsWith('later-'))
  expect(orders).toHaveLength(400)
  expect(orders.every((row) => row.cart_minor >= 10_800)).toBe(true)
  expect(await store.waiting()).toMatchObject([
    { waiting_order: null, problem: expect.any(String) },
  ])
  expect(await store.deliveries()).toHaveLength(before + 1_200)
})

test('a delivery is refused only when there is no memory left, and its store is read soon', async () => {
  const count = (await store.orders()).length
  const answers = await send(3, { mostBytes: 0 })
  for (const { answer, retryAfter } of answers) {
    expect(answer).toBeInstanceOf(Refused)
    expect((answer as Refused).refusal.code).toBe('UNAVAILABLE')
    expect(Number(retryAfter)).toBeGreaterThan(0)
  }
  expect(await store.orders()).toHaveLength(count)
  while (!(await store.row())?.refused_at) await sleep(100)
  await pullDueStores(api.deps)
  const { rows: queued } = await sql`
    select from pgboss.job where name in ('pull-store', 'keep-webhooks')
      and data->>'storeId' = ${store.storeId}`.execute(api.deps.db)
  expect(queued.length).toBeGreaterThanOrEqual(2)
  await pullStore(api.deps, { storeId: store.storeId })
  expect(await store.orders()).toHaveLength(count + 3)
  expect((await store.row())?.refused_at).toBeNull()
})

test('a store whose merchant has to sign in again is tried ever more rarely', async () => {
  const connection = api.sandbox.stores.connections.all().at(-1)
  if (!connection) throw new Error('the shop is not connected')
  connection.state = 'needs-update'
  const waits: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await pullStore(api.deps, { storeId: store.storeId })
    const row = await store.row()
    waits.push(Number(row?.read_after) - api.deps.clock().getTime())
  }
  expect(waits.map((wait) => Math.round(wait / 60_000))).toEqual([30, 60, 120])
  connection.state = 'ready'
  await pullStore(api.deps, { storeId: store.storeId })
  expect(await store.row()).toMatchObject({
    failed_reads: 0,
    read_after: null,
    status: 'connected',
  })
})

test('a shop that cannot be reached keeps no other waiting, and is tried again', async () => {
  const queued = async () => {
    const { rows } = await sql<{ id: string }>`
      select data->>'storeId' as id from pgboss.job where name = 'pull-store'
      order by created_on, id`.execute(api.deps.db)
    return rows.filter(({ id }) => id === store.storeId).length
  }
  api.moveClock(3_600_000)
  const before = await queued()
  await pullDueStores(api.deps)
  // It is queued once, however long it takes until it is read.
  await pullDueStores(api.deps)
  expect(await queued()).toBe(before + 1)
  api.sandbox.stores.outage = 1
  await expect(pullStore(api.deps, { storeId: store.storeId })).rejects.toThrow()
  await pullDueStores(api.deps)
  expect(await queued()).toBe(before + 1)
  api.moveClock(60_000)
  await pullDueStores(api.deps)
  expect(await queued()).toBe(before + 2)
  await pullStore(api.deps, { storeId: store.storeId })
  expect(await store.row()).toMatchObject({ failed_reads: 0, read_after: null })
})

test('a shop that was switched off is read again once it is back, as far back as it missed', async () => {
  const connection = api.sandbox.stores.connections.all().at(-1)
  if (!connection) throw new Error('the shop is not connected')
  const count = (await store.orders()).length
  connection.state = 'disabled'
  await pullStore(api.deps, { storeId: store.storeId })
  expect(await store.row()).toMatchObject({ status: 'disabled', failed_reads: 1 })
  await api.sandbox.stores.order(api.sandbox.stores.shop(FERN))
  api.moveClock(86_400_000)
  connection.state = 'ready'
  await pullDueStores(api.deps)
  expect(Number((await store.row())?.read_after)).toBeGreaterThan(api.deps.clock().getTime())
  await pullStore(api.deps, { storeId: store.storeId })
  expect(await store.row()).toMatchObject({ status: 'connected', failed_reads: 0 })
  expect(await store.orders()).toHaveLength(count + 1)
})

test('what waits when a store is disconnected counts, and what it sends afterwards does not', async () => {
  const received = (id: string) => store.received(storeDeliveriesStateOf(api, id))
  await deferDeliveries(api.deps, [received('before-it-left')])
  api.moveClock(1_000)
  ada = await withFreshToken(api, ada)
  await api.call(DisconnectStore, { params: { storeId: store.storeId } }, ada.bearer)
  const left = await store.row()
  if (!left) throw new Error('the store is gone')
  api.moveClock(1_000)
  const after = storeDeliveriesStateOf(api, 'after-it-left')
  await deferDeliveries(api.deps, [store.received(after, left)])
  while ((await processBatch(api.deps)) > 0);
  const of = (id: string) => store.orders().then((all) => all.find((row) => row.external_id === id))
  expect(await of('before-it-left')).toMatchObject({ reason: null, money_minor: 100 })
  expect(await of('after-it-left')).toBeUndefined()
  expect(await waiting()).toEqual([])
})
