import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import {
  describeStoreConnector,
  type StoreUnderTest,
} from '@understory/ports/stores/store-connector.contract.ts'
import type { Connection, StartLink } from '@understory/ports/stores/store-connector.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import {
  SHOPIFY_CLIENT,
  SHOPIFY_VERSION,
  signedShopifyDelivery,
} from '@understory/sandbox/stores/shopify/shopify-control.ts'
import {
  changeShopifyOrder,
  placeShopifyOrder,
  refundShopifyOrder,
  shopifyLineOf,
} from '@understory/sandbox/stores/shopify/shopify-shops.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createShopifyConnector, type ShopifySettings } from './shopify-connector.ts'
import { shopNameOf } from './shopify-shop.ts'

const DOMAIN = 'willow-and-wool.myshopify.com'
const RETURN_URL = 'http://understory.test/connect?state=s'
const CALLBACK = 'http://understory.test/keys'
const HOOKS = 'http://understory.test/hooks/'

const start = () => startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })

const connectorOf = (sandbox: Sandbox, change: Partial<ShopifySettings> = {}) =>
  createShopifyConnector({
    clientId: SHOPIFY_CLIENT.id,
    clientSecret: SHOPIFY_CLIENT.secret,
    apiVersion: SHOPIFY_VERSION,
    host: sandbox.url,
    clock: () => sandbox.shopify.clock(),
    warn: (sentence) => {
      throw new Error(sentence)
    },
    webhooksUnder: HOOKS,
    ...change,
  })

const linkTo = (shop: string): StartLink => ({
  state: crypto.randomUUID(),
  returnUrl: RETURN_URL,
  callbackUrl: CALLBACK,
  shop,
})

/** The merchant in the admin of the shop, and what the browser then brings back. */
async function visit(sandbox: Sandbox, answer: 'agree' | 'decline', shop = DOMAIN) {
  const asked = linkTo(shop)
  const started = await connectorOf(sandbox).startLink(asked)
  if (typeof started === 'string') throw new Error(started)
  const body = new URLSearchParams({ answer: answer === 'agree' ? 'install' : 'cancel' })
  const page = await fetch(started.url, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  const { state, ...brought } = Object.fromEntries(back.searchParams)
  expect(state).toBe(asked.state)
  expect(back.pathname).toBe('/connect')
  return { asked, brought, sent: null }
}

async function open(): Promise<StoreUnderTest> {
  const sandbox = await start()
  const { shopify } = sandbox
  const shop = shopify.shop(DOMAIN)
  let now = Date.now()
  shopify.clock = () => new Date(now)
  const orderOf = (id: string) => {
    const found = shop.orders.get(id)
    if (!found) throw new Error(`there is no order ${id}`)
    return found
  }
  return {
    connector: connectorOf(sandbox),
    shopper: 'shopper.example',
    signatureHeader: 'x-shopify-hmac-sha256',
    visit: (answer) => visit(sandbox, answer),
    place(count) {
      now += 2 * MINUTE_MS
      return Array.from({ length: count }, () => placeShopifyOrder(shop, new Date(now)).id)
    },
    refund(id) {
      now += 2 * MINUTE_MS
      refundShopifyOrder(orderOf(id), 5, new Date(now))
    },
    spoil: (id) => Object.assign(orderOf(id), { currency: null }),
    fail: (answers) => {
      shopify.outage = answers
    },
    now: () => new Date(now),
    delivery(_, id) {
      const asked = { shop, topic: 'orders/create', body: orderOf(id) }
      const { headers, body } = signedShopifyDelivery(shopify, asked)
      return { headers, body: Buffer.from(body) }
    },
    close: () => sandbox.close(),
  }
}

describeStoreConnector('Shopify', open)

describe('a Shopify shop', () => {
  let sandbox: Sandbox
  let connection: Connection
  beforeAll(async () => {
    sandbox = await start()
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    Object.assign(sandbox.shopify, {
      clock: () => new Date(),
      throttled: 0,
      version: SHOPIFY_VERSION,
      secret: SHOPIFY_CLIENT.secret,
      scope: 'read_orders',
    })
    shop().webhooks.clear()
    shop().orders.clear()
    connection = await connect()
  })

  const shop = () => sandbox.shopify.shop(DOMAIN)
  const connector = () => connectorOf(sandbox)
  async function connect() {
    const { brought, asked } = await visit(sandbox, 'agree')
    const linked = await connector().finishLink(brought, asked, null)
    if (typeof linked === 'string') throw new Error(linked)
    return linked
  }
  const list = () => connector().listOrders(connection, { changedSince: new Date(0), cursor: null })
  const read = (id: string) => connector().readOrder(connection, id)
  const hooks = () => [...shop().webhooks.values()]

  test('is named as it calls itself, with tokens that end after an hour', () => {
    expect(connection).toMatchObject({
      name: 'Willow & Wool',
      currency: 'GBP',
      uniqueName: DOMAIN,
      connectionId: DOMAIN,
      platform: 'shopify',
    })
    const { accessEnds = '' } = connection.secrets.renewal ?? {}
    expect(Date.parse(accessEnds) - Date.now()).toBeGreaterThan(59 * MINUTE_MS)
  })

  test('is not believed where the return was changed, is of another shop, or lacks the scope', async () => {
    const { brought, asked } = await visit(sandbox, 'agree')
    const finish = (change: object, link: object = {}) =>
      connector().finishLink({ ...brought, ...change }, { ...asked, ...link }, null)
    expect(await finish({ timestamp: '1' })).toBe('bad-token')
    expect(await finish({ hmac: 'f'.repeat(64) })).toBe('bad-token')
    expect(await finish({ hmac: undefined })).toBe('bad-token')
    expect(await finish({}, { state: 'another' })).toBe('bad-token')
    expect(await finish({}, { shop: 'northern-bakery.myshopify.com' })).toBe('bad-token')
    sandbox.shopify.scope = 'read_products'
    expect(await finish({})).toBe('bad-token')
    expect(await finish({})).toBe('bad-token')
  })

  test('gives new tokens for the refresh token, again until the first of them is used', async () => {
    const { secrets } = connection
    const lost = await connector().renew(connection)
    const renewed = await connector().renew(connection)
    if (renewed === 'refused' || lost === 'refused') throw new Error('refused')
    expect(renewed.access).not.toBe(secrets.access)
    expect(renewed.renewal?.token).not.toBe(secrets.renewal?.token)
    connection = { ...connection, secrets: renewed }
    expect((await list()).status).toBe('read')
    expect(await connector().renew({ ...connection, secrets })).toBe('refused')
    sandbox.shopify.tokens.expire()
    const revoked = { status: 'needs-update', updateUrl: null, isRevoked: true }
    expect(await list()).toEqual(revoked)
  })

  test('is waited for where it limits the rate, and given up where it goes on', async () => {
    sandbox.shopify.throttled = 3
    expect((await list()).status).toBe('read')
    sandbox.shopify.throttled = 9
    await expect(list()).rejects.toThrow('THROTTLED')
  })

  test('has one webhook for each topic, without any field of the customer', async () => {
    const uri = `${HOOKS}1`
    await connector().subscribe(connection, uri)
    await connector().subscribe(connection, uri)
    expect(
      hooks()
        .map(({ topic }) => topic)
        .toSorted(),
    ).toEqual([
      'APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT',
      'APP_SUBSCRIPTIONS_UPDATE',
      'APP_UNINSTALLED',
      'ORDERS_CANCELLED',
      'ORDERS_CREATE',
      'ORDERS_DELETE',
      'ORDERS_EDITED',
      'ORDERS_PAID',
      'ORDERS_UPDATED',
      'REFUNDS_CREATE',
      'SHOP_UPDATE',
    ])
    const fields = new Set(hooks().flatMap(({ includeFields }) => includeFields))
    expect([...fields].filter((name) => /customer|email|note|address|phone/.test(name))).toEqual([])
    const [first] = hooks()
    if (!first) throw new Error('there is no webhook')
    shop().webhooks.delete(first.id)
    await connector().subscribe(connection, uri)
    expect(hooks()).toHaveLength(11)
    shop().webhooks.set('9', { ...first, id: '9', uri: 'https://other.example/hook' })
    await connector().disconnect(connection)
    expect(hooks().map(({ id }) => id)).toEqual(['9'])
  })

  test('that uninstalled the app is let go', async () => {
    await sandbox.shopify.uninstall(shop())
    await connector().disconnect(connection)
    const revoked = { status: 'needs-update', updateUrl: null, isRevoked: true }
    expect(await read('1')).toEqual(revoked)
    expect(await connector().readShop(connection)).toEqual(revoked)
  })

  test('has orders read with all of their lines and refunds, as its webhooks show them', async () => {
    const order = placeShopifyOrder(shop(), new Date())
    const lines = Array.from({ length: 45 }, (_, at) =>
      shopifyLineOf(`7${at}`, { title: 'Button', price: 2, quantity: 1 }),
    )
    const card = {
      ...shopifyLineOf('8', { title: 'Gift card', price: 20, quantity: 1 }),
      gift_card: true,
    }
    const tip = { ...shopifyLineOf('9', { title: 'Tip', price: 3, quantity: 1 }), tip: {} }
    const line_items = [...lines, card, tip]
    changeShopifyOrder(order, new Date(), { line_items })
    for (let count = 0; count < 6; count += 1) refundShopifyOrder(order, 1, new Date())
    const [refund] = order.refunds
    refund?.refund_line_items.push(
      ...lines.slice(1, 13).map(({ id }) => ({ id: `6${id}`, line_item_id: id, subtotal: '1.00' })),
    )
    refund?.order_adjustments.push(
      { id: '5', amount: '-2.50' },
      // Of money that has not moved.
      { id: '6', amount: '-1.00', reason: 'PENDING_REFUND_DISCREPANCY' },
      ...['51', '52', '53'].map((id) => ({ id, amount: '-0.10' })),
    )
    const found = await read(order.id)
    expect(found).toMatchObject({ cart: 9_000, standing: 'paid' })
    const returned = found && 'returned' in found ? found.returned : []
    expect(returned).toHaveLength(6 + 12 + 4)
    expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(600 + 1_200 + 280)
    const asked = { shop: shop(), topic: 'orders/updated', body: order }
    const { headers, body } = signedShopifyDelivery(sandbox.shopify, asked)
    const { event } = connector().readDelivery({ headers, body: Buffer.from(body) })
    expect(event).toEqual({ kind: 'order', order: found })
  })

  test.each([
    ['orders/delete', { id: '12' }, { kind: 'order-removed', externalId: '12' }],
    ['refunds/create', { id: '1', order_id: '12' }, { kind: 'order-changed', externalId: '12' }],
    [
      'orders/edited',
      { order_edit: { id: '1', order_id: '12' } },
      { kind: 'order-changed', externalId: '12' },
    ],
    ['orders/edited', {}, { kind: 'parked' }],
    ['app/uninstalled', { id: '1' }, { kind: 'uninstalled' }],
    ['shop/update', { id: '1', name: 'Willow', currency: 'EUR' }, { kind: 'store-changed' }],
    ['app_subscriptions/update', {}, { kind: 'billing-changed' }],
    ['app_subscriptions/approaching_capped_amount', {}, { kind: 'billing-changed' }],
    ['customers/data_request', {}, { kind: 'privacy', mustForget: false }],
    ['shop/redact', {}, { kind: 'privacy', mustForget: true }],
    ['products/create', {}, { kind: 'ignored' }],
  ])('says by %s with %j what happened', (topic, body, event) => {
    const signed = signedShopifyDelivery(sandbox.shopify, { shop: shop(), topic, body })
    const delivery = { headers: signed.headers, body: Buffer.from(signed.body) }
    expect(connector().readDelivery(delivery)).toMatchObject({ event })
    expect(connector().storeOf(delivery)).toEqual({ by: 'unique-name', value: DOMAIN })
  })

  test.each(['app/uninstalled', 'shop/update', 'customers/redact', 'shop/redact'])(
    'does not believe %s of another shop than the one that it is said to be of',
    (topic) => {
      const sent = (name: string, value: string) => {
        const { headers, body } = signedShopifyDelivery(sandbox.shopify, {
          shop: shop(),
          topic,
          body: { id: '1', [name]: value },
        })
        return connector().isSigned({ headers, body: Buffer.from(body) }, null)
      }
      const name =
        topic.startsWith('customers') || topic === 'shop/redact'
          ? 'shop_domain'
          : 'myshopify_domain'
      expect(sent(name, DOMAIN)).toBe(true)
      expect(sent(name, 'evil.myshopify.com')).toBe(false)
      expect(sent('other', DOMAIN)).toBe(false)
    },
  )

  test('signs with the secret before for a while; with one that is neither is refused', () => {
    const asked = { shop: shop(), topic: 'orders/delete', body: { id: '1' } }
    const { headers, body } = signedShopifyDelivery(sandbox.shopify, asked)
    const delivery = { headers, body: Buffer.from(body) }
    const rotated = (previousSecret?: string) =>
      connectorOf(sandbox, { clientSecret: 'a-newer-secret', previousSecret })
    expect(rotated(SHOPIFY_CLIENT.secret).isSigned(delivery, null)).toBe(true)
    expect(rotated('an-older-secret').isSigned(delivery, null)).toBe(false)
    expect(rotated().isSigned(delivery, null)).toBe(false)
  })

  test('that speaks another version is an alarm, and is read all the same', async () => {
    const alarms: string[] = []
    const warned = connectorOf(sandbox, { warn: (sentence) => alarms.push(sentence) })
    sandbox.shopify.version = '2027-01'
    expect(await warned.readOrder(connection, '1')).toBeNull()
    const asked = { shop: shop(), topic: 'orders/delete', body: { id: '1' } }
    const { headers, body } = signedShopifyDelivery(sandbox.shopify, asked)
    warned.readDelivery({ headers, body: Buffer.from(body) })
    const sentence = 'Shopify speaks version 2027-01, and SHOPIFY_API_VERSION is 2026-10'
    expect(alarms).toEqual([sentence, sentence])
  })
})

test.each([
  ['fern', 'fern.myshopify.com'],
  [' Fern.MyShopify.com ', 'fern.myshopify.com'],
  ['https://fern.myshopify.com/admin', 'fern.myshopify.com'],
  ['https://admin.shopify.com/store/fern-2/orders', 'fern-2.myshopify.com'],
  ['', null],
  ['fern.example', null],
  ['-fern', null],
  ['fern.myshopify.com.evil.example', null],
  ['https://evil.example/fern.myshopify.com', null],
  ['https://me@evil.example#.myshopify.com', null],
  ['fern.myshopify.com:8080@evil.example', null],
  ['https://admin.shopify.com/store/', null],
  ['fern wool', null],
])('the shop of %j is %j', (typed, shop) => {
  expect(shopNameOf(typed)).toBe(shop)
})
