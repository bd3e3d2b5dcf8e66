import {
  ConnectStore,
  DisconnectStore,
  ListStoreConnectors,
  ListStores,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { HOUR_MS } from '@understory/domain/calendar/durations.ts'
import {
  shopResource,
  signedShopifyDelivery,
} from '@understory/sandbox/stores/shopify/shopify-control.ts'
import { placeShopifyOrder } from '@understory/sandbox/stores/shopify/shopify-shops.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson, withFreshToken } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  answerInstall,
  approvePlan,
  connectShopify,
  startShopify,
  WILLOW,
} from '../../../../testing/stores/shopify.ts'
import { connectShop, contributeOnePercent, FERN } from '../../../../testing/stores/stores.ts'
import { checkWebhooks, ensureWebhooks } from '../../connected-stores/connect/ensure-webhooks.ts'
import { unpackBody } from '../intake/packed-body.ts'
import { loadRates } from '../orders/load-rates.ts'
import { askStore } from './ask-store.ts'
import { pullStore, readStoreOrder } from './pull-store.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  await loadRates(api.deps)
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  await db()
    .updateTable('store')
    .set({ status: 'disconnected', disconnected_at: api.deps.clock() })
    .where('disconnected_at', 'is', null)
    .execute()
  shop().orders.clear()
  shop().webhooks.clear()
  Object.assign(shopify(), { outage: 0, throttled: 0, sendsTwice: false, holdsBack: false })
})

const db = () => api.deps.db
const shopify = () => api.sandbox.shopify
const shop = () => shopify().shop(WILLOW)
const orders = async () => (await api.call(ListStoreOrders, { query: {} }, ada.bearer)).data.orders
const held = async (person = ada) => (await api.call(ListStores, {}, person.bearer)).data.stores
const connect = (body: Awaited<ReturnType<typeof answerInstall>>, person = ada) =>
  api.call(ConnectStore, { body }, person.bearer)

/** A shop that contributes one per cent from now on. */
async function contributing() {
  const { data } = await connectShopify(api, ada)
  await contributeOnePercent(api, ada, data.storeId)
  await approvePlan(api, ada, { storeId: data.storeId, capMinor: 100_000 })
  api.moveClock(2_000)
  return data.storeId
}

async function deliver(topic: string, body: object, change: object = {}, path = '') {
  const signed = signedShopifyDelivery(shopify(), { shop: shop(), topic, body })
  const url = `http://understory.test/api/store-webhooks/shopify${path}`
  const headers = { ...signed.headers, ...change }
  const sent = await api.send(new Request(url, { method: 'POST', headers, body: signed.body }))
  return sent.status
}

async function deliveries(storeId: string) {
  const rows = await db()
    .selectFrom('store_delivery')
    .select('packed_body')
    .where('store_id', '=', storeId)
    // Of the approval of the plan.
    .where('topic', '<>', 'billing-changed')
    .execute()
  return rows.map((row) => ({ body: unpackBody(row.packed_body) }))
}

describe('a Shopify shop', () => {
  test('is connected in its own admin; its tokens are not readable here', async () => {
    const { connectors } = (await api.call(ListStoreConnectors, {})).data
    expect(connectors).toContainEqual({ name: 'shopify', needsShop: true })
    const { status, data } = await connectShopify(api, ada)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      connector: 'shopify',
      platform: 'shopify',
      name: 'Willow & Wool',
      uniqueName: WILLOW,
      currency: 'GBP',
      status: 'connected',
    })
    expect(shop().webhooks.size).toBe(11)
    const { sealed_secrets: sealed } = await db()
      .selectFrom('store')
      .select('sealed_secrets')
      .where('id', '=', data.storeId)
      .executeTakeFirstOrThrow()
    expect(sealed).not.toMatch(/shpat|shprt/)
  })

  test('is not connected by a return that was declined, changed, another’s, or used', async () => {
    const grace = await joinAs(api, 'business')
    const failed = async (back: Awaited<ReturnType<typeof answerInstall>>, person = ada) =>
      expect((await connect(back, person)).refusal.code).toBe('STORE_CONNECTION_FAILED')
    const begin = async () => (await startShopify(api, ada)).data.url
    await failed(await answerInstall(await begin(), 'cancel'))
    const changed = await answerInstall(await begin())
    await failed({ ...changed, brought: { ...changed.brought, code: 'another' } })
    const back = await answerInstall(await begin())
    await failed(back, grace)
    // Whoever came back first used it up.
    await failed(back)
    const mine = await answerInstall(await begin())
    expect((await connect(mine)).status).toBe(201)
    await failed(mine)
    expect(await held(grace)).toEqual([])
  })

  test.each(['', 'fern.example', 'https://10.0.0.8', 'fern.myshopify.com.evil.example'])(
    'is not at %j, and the page says so',
    async (address) => {
      const { status, refusal } = await startShopify(api, ada, address)
      expect(status).toBe(400)
      expect(refusal.problems).toEqual([
        { field: 'shop', message: 'Please use the address of your shop.' },
      ])
    },
  )

  test('is refused to a personal account, and to another account than its own', async () => {
    const pat = await joinAs(api, 'personal')
    expect((await startShopify(api, pat)).refusal.code).toBe('BUSINESS_ONLY')
    const grace = await joinAs(api, 'business')
    await connectShopify(api, ada)
    const { status, refusal } = await connectShopify(api, grace)
    expect([status, refusal.code]).toEqual([409, 'STORE_ALREADY_CONNECTED'])
    expect(await held(grace)).toEqual([])
  })

  test('that is connected through Rutter is not connected a second time', async () => {
    const { data } = await connectShop(api, ada, FERN)
    await db()
      .updateTable('store')
      .set({ unique_name: WILLOW })
      .where('id', '=', data.storeId)
      .execute()
    expect((await connectShopify(api, ada)).refusal.code).toBe('STORE_ALREADY_CONNECTED')
  })

  test('is let go with its webhooks, and is the same store when it comes back', async () => {
    const { storeId } = (await connectShopify(api, ada)).data
    shopify().outage = 1
    const disconnect = () => api.call(DisconnectStore, { params: { storeId } }, ada.bearer)
    expect((await disconnect()).refusal.code).toBe('DISCONNECT_ERROR')
    expect((await disconnect()).status).toBe(204)
    expect(shop().webhooks.size).toBe(0)
    expect((await connectShopify(api, ada)).data.storeId).toBe(storeId)
  })

  test('renews its tokens once, however many want them at the same moment', async () => {
    const storeId = await contributing()
    const secretsOf = async () =>
      (await db().selectFrom('store').select('sealed_secrets').orderBy('id').execute()).map(
        (row) => row.sealed_secrets,
      )
    const before = await secretsOf()
    const order = placeShopifyOrder(shop(), api.deps.clock())
    await pullStore(api.deps, { storeId })
    expect(await secretsOf()).toEqual(before)
    api.moveClock(HOUR_MS)
    const refreshes: string[] = []
    const { refresh } = shopify().tokens
    shopify().tokens.refresh = (of, token) => {
      refreshes.push(token)
      return refresh(of, token)
    }
    await Promise.all(
      Array.from({ length: 4 }, () => readStoreOrder(api.deps, { storeId, externalId: order.id })),
    )
    shopify().tokens.refresh = refresh
    ada = await withFreshToken(api, ada)
    expect(refreshes).toHaveLength(1)
    expect(await secretsOf()).not.toEqual(before)
    expect(await orders()).toHaveLength(1)
    expect((await held())[0]?.status).toBe('connected')
  })

  test('goes on with its tokens while new ones cannot be had, as long as they last', async () => {
    const storeId = await contributing()
    placeShopifyOrder(shop(), api.deps.clock())
    api.moveClock(57 * 60_000)
    shopify().outage = 1
    await pullStore(api.deps, { storeId })
    api.moveClock(4 * 60_000)
    shopify().outage = 1
    await expect(pullStore(api.deps, { storeId })).rejects.toThrow('answered 503')
    await pullStore(api.deps, { storeId })
    ada = await withFreshToken(api, ada)
    expect(await orders()).toHaveLength(1)
    expect((await held())[0]?.status).toBe('connected')
  })

  test('asks the merchant to connect again once its tokens are refused', async () => {
    const storeId = await contributing()
    shopify().tokens.revoke(shop())
    await pullStore(api.deps, { storeId })
    expect((await held())[0]?.status).toBe('needs-update')
    api.moveClock(HOUR_MS)
    ada = await withFreshToken(api, ada)
    await pullStore(api.deps, { storeId })
    expect((await held())[0]?.status).toBe('needs-update')
    expect((await connectShopify(api, ada)).data).toMatchObject({ storeId, status: 'connected' })
  })

  test('has its name, currency and time zone from what it says', async () => {
    const storeId = await contributing()
    const { name, timeZone } = shop()
    shop().name = 'Willow'
    shop().timeZone = 'America/New_York'
    expect(await deliver('shop/update', shopResource({ ...shop(), name: 'Forged' }))).toBe(200)
    await askStore(api.deps, { storeId })
    expect((await held())[0]).toMatchObject({ name: 'Willow', currency: 'GBP' })
    expect(await zoneOf(storeId)).toBe('America/New_York')
    Object.assign(shop(), { name, timeZone })
  })
})

describe('an order of a Shopify shop', () => {
  test('counts once, however often and in whatever order it is delivered and read', async () => {
    const storeId = await contributing()
    shopify().sendsTwice = true
    shopify().holdsBack = true
    const order = await shopify().order(shop())
    api.moveClock(2_000)
    await shopify().refund(shop(), order, 5)
    expect(await orders()).toEqual([])
    await shopify().release()
    await pullStore(api.deps, { storeId })
    const list = await orders()
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ externalId: order.id, netMinor: 1_400 })
    const stored = await deliveries(storeId)
    expect(stored).toHaveLength(6)
    expect(JSON.stringify(stored)).not.toMatch(/hazel/i)
  })

  test('is a test, is cancelled, is deleted: none of them counts', async () => {
    const storeId = await contributing()
    const [tried, cancelled, deleted] = [
      await shopify().order(shop(), { test: true }),
      await shopify().order(shop()),
      await shopify().order(shop()),
    ]
    api.moveClock(2_000)
    await shopify().cancel(shop(), cancelled)
    await shopify().remove(shop(), deleted)
    await readStoreOrder(api.deps, { storeId, externalId: deleted.id, isRemoved: true })
    const reasons = new Map((await orders()).map(({ externalId, reason }) => [externalId, reason]))
    expect(reasons.get(tried.id)).toBe('test')
    expect(reasons.get(cancelled.id)).toBe('cancelled')
    expect(reasons.get(deleted.id)).toBe('deleted')
  })

  test('that was edited is read again', async () => {
    const storeId = await contributing()
    const order = await shopify().order(shop())
    api.moveClock(2_000)
    const [line] = order.line_items
    if (line) line.quantity = 1
    order.updated_at = api.deps.clock().toISOString()
    expect(await deliver('orders/edited', { order_edit: { id: '1', order_id: order.id } })).toBe(
      200,
    )
    await readStoreOrder(api.deps, { storeId, externalId: order.id })
    expect((await orders())[0]?.netMinor).toBe(950)
  })

  test('is found after an outage, and after Shopify deleted the webhooks', async () => {
    const storeId = await contributing()
    const { send } = shopify()
    shopify().send = async () => new Response(null, { status: 503 })
    for (let count = 0; count < 8; count += 1) await shopify().order(shop())
    shopify().send = send
    const topics = () => [...shop().webhooks.values()].map(({ topic }) => topic)
    expect(topics()).not.toContain('ORDERS_CREATE')
    expect(await orders()).toEqual([])
    shopify().outage = 1
    await expect(pullStore(api.deps, { storeId })).rejects.toThrow('answered')
    shopify().throttled = 2
    await pullStore(api.deps, { storeId })
    expect(await orders()).toHaveLength(8)
    await checkWebhooks(api.deps)
    await ensureWebhooks(api.deps, { storeId })
    expect(topics()).toContain('ORDERS_CREATE')
  })
})

describe('a delivery of Shopify', () => {
  test.each([
    ['a wrong signature', { 'x-shopify-hmac-sha256': `${'A'.repeat(43)}=` }],
    ['no signature', { 'x-shopify-hmac-sha256': '' }],
    ['a shop that is not connected', { 'x-shopify-shop-domain': 'other.myshopify.com' }],
    ['no shop', { 'x-shopify-shop-domain': '' }],
  ])('with %s is refused, and writes nothing', async (_, change) => {
    const storeId = await contributing()
    const order = placeShopifyOrder(shop(), api.deps.clock())
    expect(await deliver('orders/create', order, change)).toBe(401)
    expect(await deliver('orders/create', order, change, `/${storeId}`)).toBe(401)
    expect(await orders()).toEqual([])
    expect(await deliveries(storeId)).toEqual([])
  })

  test('that asks about a person is accepted, whether the shop is ours or not, and stores none', async () => {
    const storeId = await contributing()
    for (const topic of ['customers/data_request', 'customers/redact']) {
      expect(await shopify().askPrivacy(shop(), topic)).toBe(200)
      const other = { shop_domain: 'other.myshopify.com' }
      const named = { 'x-shopify-shop-domain': other.shop_domain }
      expect(await deliver(topic, other, named)).toBe(200)
      const unsigned = { 'x-shopify-hmac-sha256': 'none' }
      expect(await deliver(topic, { shop_domain: WILLOW }, unsigned)).toBe(401)
    }
    expect(JSON.stringify(await deliveries(storeId))).not.toMatch(/hazel/i)
  })

  test('that the app was uninstalled disconnects; one of before the reconnection does not', async () => {
    const storeId = await contributing()
    await shopify().order(shop())
    await shopify().uninstall(shop())
    expect((await held())[0]?.status).toBe('connected')
    await askStore(api.deps, { storeId, isSaidGone: true })
    expect((await held())[0]?.status).toBe('disconnected')
    await pullStore(api.deps, { storeId })
    api.moveClock(2_000)
    expect((await connectShopify(api, ada)).data.storeId).toBe(storeId)
    expect(await deliver('app/uninstalled', shopResource(shop()))).toBe(200)
    await askStore(api.deps, { storeId, isSaidGone: true })
    expect((await held())[0]?.status).toBe('connected')
    expect(await orders()).toHaveLength(1)
  })

  test('that a shop is to be forgotten deletes what it sent, and its tokens once it left', async () => {
    const storeId = await contributing()
    await shopify().order(shop())
    const sealed = async () =>
      (
        await db()
          .selectFrom('store')
          .select('sealed_secrets')
          .where('id', '=', storeId)
          .executeTakeFirstOrThrow()
      ).sealed_secrets
    expect(await sealed()).not.toBeNull()
    await shopify().uninstall(shop())
    await askStore(api.deps, { storeId, isSaidGone: true })
    expect(await sealed()).toBeNull()
    expect(await shopify().askPrivacy(shop(), 'shop/redact')).toBe(200)
    expect(await deliveries(storeId)).toEqual([{ body: '{}' }])
    expect(await orders()).toHaveLength(1)
  })
})

async function zoneOf(storeId: string): Promise<string> {
  const store = await api.deps.db
    .selectFrom('store')
    .select('time_zone')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  return store.time_zone
}
