import {
  AbandonStoreLink,
  ConnectStore,
  DisconnectStore,
  ListStores,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { signedWooDelivery } from '@understory/sandbox/stores/woocommerce/woocommerce-control.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  deliverHeldBack,
  orderHeldBack,
  pressOn,
} from '../../../../testing/stores/store-deliveries.ts'
import { contributeOnePercent } from '../../../../testing/stores/stores.ts'
import {
  answerShop,
  BRAMBLE,
  connectWoo,
  shopAddress,
  startWoo,
} from '../../../../testing/stores/woocommerce.ts'
import { checkWebhooks, ensureWebhooks } from '../../connected-stores/connect/ensure-webhooks.ts'
import { sweepLinks } from '../../connected-stores/connect/store-links.ts'
import { unpackBody } from '../intake/packed-body.ts'
import { askStore } from './ask-store.ts'
import { pullStore, readStoreOrder } from './pull-store.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  await api.deps.db
    .updateTable('store')
    .set({ status: 'disconnected', disconnected_at: api.deps.clock() })
    .where('disconnected_at', 'is', null)
    .execute()
  shop().orders.clear()
  shop().webhooks.clear()
  woo().outage = 0
})

const woo = () => api.sandbox.woocommerce
const shop = () => woo().shop(BRAMBLE)
const webhooks = () => [...shop().webhooks.values()]
const orders = async () => (await api.call(ListStoreOrders, { query: {} }, ada.bearer)).data.orders
const held = async () => (await api.call(ListStores, {}, ada.bearer)).data.stores

const connect = (body: Awaited<ReturnType<typeof answerShop>>, person = ada) =>
  api.call(ConnectStore, { body }, person.bearer)

/** Keys as a shop sends them, to the address that it was given. */
function sendKeys(state: string, change: object = {}) {
  const keys = woo().newKeys(shop())
  const body = { key_id: 1, user_id: state, ...keys, key_permissions: 'read_write', ...change }
  const url = 'http://understory.test/api/store-links/woocommerce'
  const headers = { 'content-type': 'application/json' }
  return api.send(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

const stateOf = (url: string) => new URL(url).searchParams.get('user_id') ?? ''

/** A shop that contributes one per cent from now on. */
async function contributing() {
  const { data } = await connectWoo(api, ada)
  await contributeOnePercent(api, ada, data.storeId)
  api.moveClock(2_000)
  return data.storeId
}

describe('a WooCommerce shop', () => {
  test('is connected on its own page, by the keys that it sends us; they are not readable here', async () => {
    const { status, data } = await connectWoo(api, ada)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      connector: 'woocommerce',
      platform: 'woocommerce',
      name: 'Bramble & Bean',
      uniqueName: shopAddress(api),
      currency: 'GBP',
      status: 'connected',
    })
    expect(webhooks().map(({ status: each }) => each)).toEqual(Array(4).fill('active'))
    const rows = await api.deps.db
      .selectFrom('store as s')
      .innerJoin('store_link as l', 'l.account_id', 's.account_id')
      .select(['s.sealed_secrets', 'l.sealed'])
      .where('s.id', '=', data.storeId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed_secrets).not.toContain(woo().lastKey)
    expect(rows[0]?.sealed).toBeNull()
  })

  test('is not connected by a return alone, whatever keys the browser brings', async () => {
    const { url } = (await startWoo(api, ada)).data
    const keys = woo().newKeys(shop())
    const brought = { success: '1', user_id: stateOf(url), ...keys, key_permissions: 'read_write' }
    const { refusal } = await connect({ state: stateOf(url), brought })
    expect(refusal.code).toBe('STORE_CONNECTION_FAILED')
    expect(await held()).toEqual([])
  })

  test('is not connected by keys that it does not know, or that may only read', async () => {
    for (const change of [
      { consumer_secret: `cs_${'0'.repeat(40)}` },
      { key_permissions: 'read' },
      { consumer_key: '' },
    ]) {
      const { url } = (await startWoo(api, ada)).data
      expect((await sendKeys(stateOf(url), change)).status).toBe(200)
      const back = { state: stateOf(url), brought: { success: '1' } }
      expect((await connect(back)).refusal.code).toBe('STORE_CONNECTION_FAILED')
    }
    expect(await held()).toEqual([])
  })

  test('is not connected by another person’s return, by one that was declined, or twice', async () => {
    const grace = await joinAs(api, 'business')
    const { url } = (await startWoo(api, ada)).data
    const back = await answerShop(url)
    expect((await connect(back, grace)).refusal.code).toBe('STORE_CONNECTION_FAILED')
    expect((await connect(back)).refusal.code).toBe('STORE_CONNECTION_FAILED')
    const mine = await answerShop((await startWoo(api, ada)).data.url)
    expect((await connect(mine)).status).toBe(201)
    expect((await connect(mine)).refusal.code).toBe('STORE_CONNECTION_FAILED')
    const declined = await answerShop((await startWoo(api, ada)).data.url, 'deny')
    expect((await connect(declined)).refusal.code).toBe('STORE_CONNECTION_FAILED')
  })

  test('whose owner approved what somebody else began is connected to neither, and its keys are erased', async () => {
    const owner = await joinAs(api, 'business')
    const approve = async () => answerShop((await startWoo(api, ada)).data.url)
    const kept = () =>
      api.deps.db
        .selectFrom('store_link')
        .select('sealed')
        .where('sealed', 'is not', null)
        .execute()
    const returns: ((state: string) => Promise<unknown>)[] = [
      (state) => connect({ state, brought: { success: '1' } }, owner),
      (state) => api.call(AbandonStoreLink, { body: { state } }),
    ]
    for (const comeBack of returns) {
      const back = await approve()
      expect(await kept()).toHaveLength(1)
      await comeBack(back.state)
      expect(await kept()).toEqual([])
      expect((await connect(back)).refusal.code).toBe('STORE_CONNECTION_FAILED')
    }
    expect(await held()).toEqual([])
  })

  test('sends its keys once, for a link that waits; any others are refused', async () => {
    const { url } = (await startWoo(api, ada)).data
    const state = stateOf(url)
    expect((await sendKeys('of-nobody')).status).toBe(401)
    expect((await sendKeys(state)).status).toBe(200)
    expect((await sendKeys(state)).status).toBe(401)
    expect((await connect({ state, brought: { success: '1' } })).status).toBe(201)
    expect((await sendKeys(state)).status).toBe(401)
    const late = stateOf((await startWoo(api, ada)).data.url)
    api.moveClock(3_601_000)
    expect((await sendKeys(late)).status).toBe(401)
    await sweepLinks(api.deps)
    const links = await api.deps.db.selectFrom('store_link').select('id').execute()
    expect(links).toEqual([])
  })

  test.each([
    ['a state that is none', '{"user_id":7}', 401],
    ['no JSON', 'webhook_id=1', 401],
    ['a list', '[]', 401],
    ['far too much', JSON.stringify({ user_id: 'a'.repeat(10_001) }), 413],
  ])('sends no keys with %s', async (_, body, status) => {
    const url = 'http://understory.test/api/store-links/woocommerce'
    expect((await api.send(new Request(url, { method: 'POST', body }))).status).toBe(status)
    const rutter = 'http://understory.test/api/store-links/rutter'
    const elsewhere = await api.send(new Request(rutter, { method: 'POST', body: '{}' }))
    expect(elsewhere.status).toBe(401)
  })

  test.each([
    ['no-answer', () => 'http://127.0.0.1:9', 'does not answer'],
    ['not WooCommerce', () => `${api.sandbox.url}/nothing`, 'it is not WooCommerce'],
  ])(
    'at an address with %s is not connected, and the page says what to look at',
    async (_, at, says) => {
      const { refusal } = await startWoo(api, ada, at())
      expect(refusal.problems?.[0]).toMatchObject({ field: 'shop' })
      expect(refusal.problems?.[0]?.message).toContain(says)
    },
  )

  test('that is gone can be disconnected anyway; then another account may connect it', async () => {
    const { storeId } = (await connectWoo(api, ada)).data
    const disconnect = (query: { anyway?: 'true' }) =>
      api.call(DisconnectStore, { params: { storeId }, query }, ada.bearer)
    woo().outage = 1_000
    expect((await disconnect({})).refusal.code).toBe('DISCONNECT_ERROR')
    expect((await disconnect({ anyway: 'true' })).status).toBe(204)
    woo().outage = 0
    const { sealed_secrets: kept } = await api.deps.db
      .selectFrom('store')
      .select('sealed_secrets')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    expect(kept).toBeNull()
    expect((await connectWoo(api, await joinAs(api, 'business'))).status).toBe(201)
  })

  test.each([
    [{ timezone_string: 'Asia/Kolkata', gmt_offset: 5.5 }, 'Asia/Kolkata'],
    [{ timezone_string: '', gmt_offset: -3.5 }, '-03:30'],
    [{ timezone_string: 'Nowhere/At_all', gmt_offset: 0 }, 'UTC'],
  ])('that says %j of its days has the zone %s', async (zone, expected) => {
    shop().zone = zone
    const storeId = await contributing()
    const store = await api.deps.db
      .selectFrom('store')
      .select('time_zone')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    expect(store.time_zone).toBe(expected)
    shop().zone = { timezone_string: '', gmt_offset: 0 }
  })

  test('that changed its currency is asked for it once a day', async () => {
    const storeId = await contributing()
    shop().currency = 'EUR'
    await checkWebhooks(api.deps)
    const { rows } = await sql<{ id: string }>`
      select data->>'storeId' as id from pgboss.job where name = 'ask-store'`.execute(api.deps.db)
    expect(rows).toEqual([{ id: storeId }])
    await askStore(api.deps, { storeId })
    expect((await held())[0]?.currency).toBe('EUR')
    shop().currency = 'GBP'
  })

  test('that cannot be reached any more is not connected, and can be tried again', async () => {
    const { url } = (await startWoo(api, ada)).data
    const back = await answerShop(url)
    woo().outage = 5
    expect((await connect(back)).refusal.code).toBe('STORE_CONNECTION_FAILED')
    woo().outage = 0
    expect((await connectWoo(api, ada)).status).toBe(201)
  })

  test.each([
    '',
    'no shop',
    'https://10.0.0.8',
    'https://169.254.169.254/latest',
    'https://[fd00::1]',
    'http://192.168.0.1:8080/shop',
    'file:///etc/passwd',
  ])('is not at %j, and the page says so', async (address) => {
    const { status, refusal } = await startWoo(api, ada, address)
    expect(status).toBe(400)
    expect(refusal.problems).toEqual([
      { field: 'shop', message: 'Please use the address of your shop.' },
    ])
  })

  test('is let go with its webhooks', async () => {
    const { data } = await connectWoo(api, ada)
    const { storeId } = data
    woo().outage = 1
    const disconnect = () => api.call(DisconnectStore, { params: { storeId } }, ada.bearer)
    expect((await disconnect()).refusal.code).toBe('DISCONNECT_ERROR')
    expect((await disconnect()).status).toBe(204)
    expect(webhooks()).toEqual([])
    const again = await connectWoo(api, ada)
    expect(again.data.storeId).toBe(storeId)
    expect(webhooks()).toHaveLength(4)
  })
})

describe('an order of a WooCommerce shop', () => {
  test('counts once, however often it is delivered and read', async () => {
    const storeId = await contributing()
    const order = await woo().order(shop())
    const [webhook] = webhooks()
    if (!webhook) throw new Error('there is no webhook')
    await woo().deliver(webhook, signedWooDelivery(webhook, order))
    await pullStore(api.deps, { storeId })
    const list = await orders()
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ externalId: String(order.id), reason: null })
    const net = list[0]?.netMinor ?? 0
    expect(list[0]?.moneyMinor).toBe(Math.floor(net / 100))
    api.moveClock(2_000)
    await woo().refund(shop(), order, '5.00')
    expect((await orders())[0]).toMatchObject({ netMinor: net - 500 })
    const deliveries = await api.deps.db
      .selectFrom('store_delivery')
      .select('packed_body')
      .where('store_id', '=', storeId)
      .execute()
    expect(deliveries).toHaveLength(3)
    const bodies = deliveries.map((row) => unpackBody(row.packed_body))
    expect(bodies.every((body) => body.includes('"total"'))).toBe(true)
    expect(bodies.join()).not.toMatch(/hazel/i)
  })

  test('with another signature is refused, and a greeting writes nothing', async () => {
    await contributing()
    const order = await woo().order(shop())
    const [webhook] = webhooks()
    if (!webhook) throw new Error('there is no webhook')
    const forged = { ...webhook, secret: 'of-someone-else' }
    const later = { ...order, line_items: [], date_modified_gmt: '2040-01-01T00:00:00' }
    expect(await woo().deliver(webhook, signedWooDelivery(forged, later))).toBe(false)
    const before = await orders()
    expect(await woo().ping(webhook)).toBe(true)
    expect(await orders()).toEqual(before)
    expect(before[0]?.reason).toBeNull()
  })

  test('counts once, also where the shop delivers twice, late and in reverse', async () => {
    await contributing()
    const press = pressOn(api, '/woocommerce', BRAMBLE)
    await orderHeldBack(api, press)
    expect(await orders()).toEqual([])
    await deliverHeldBack(press)
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect(order?.netMinor).toBe((order?.cartMinor ?? 0) - 500)
  })

  test('in the bin contributes nothing until it is restored; deleted for good it stays so', async () => {
    const storeId = await contributing()
    const order = await woo().order(shop())
    const externalId = String(order.id)
    const read = () => readStoreOrder(api.deps, { storeId, externalId, isRemoved: true })
    api.moveClock(2_000)
    await woo().setStatus(shop(), order, 'trash')
    await read()
    expect((await orders())[0]?.reason).toBe('cancelled')
    api.moveClock(2_000)
    await woo().setStatus(shop(), order, 'processing')
    expect((await orders())[0]?.reason).toBeNull()
    api.moveClock(2_000)
    shop().orders.delete(externalId)
    await readStoreOrder(api.deps, { storeId, externalId })
    expect((await orders())[0]?.reason).toBeNull()
    await read()
    expect((await orders())[0]?.reason).toBe('deleted')
  })

  test('is found after the shop switched its webhooks off, which are switched on again', async () => {
    const storeId = await contributing()
    const send = woo().send
    woo().send = async () => new Response(null, { status: 503 })
    for (let count = 0; count < 5; count += 1) await woo().order(shop())
    woo().send = send
    const created = () => webhooks().find(({ topic }) => topic === 'order.created')?.status
    expect(created()).toBe('disabled')
    expect(await orders()).toEqual([])
    await checkWebhooks(api.deps)
    await ensureWebhooks(api.deps, { storeId })
    expect(created()).toBe('active')
    await pullStore(api.deps, { storeId })
    expect(await orders()).toHaveLength(5)
    await woo().order(shop())
    expect(await orders()).toHaveLength(6)
  })

  test('cannot be read once the keys are revoked, and the merchant is asked to connect again', async () => {
    const storeId = await contributing()
    shop().revokedKeys.add(woo().lastKey)
    await pullStore(api.deps, { storeId })
    expect((await held())[0]?.status).toBe('needs-update')
    const again = await connectWoo(api, ada)
    expect(again.data).toMatchObject({ storeId, status: 'connected' })
    await woo().order(shop())
    expect((await orders())[0]?.reason).toBeNull()
  })
})
