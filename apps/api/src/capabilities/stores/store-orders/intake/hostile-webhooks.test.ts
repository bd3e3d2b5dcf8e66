import { createHmac } from 'node:crypto'
import { API_VERSION } from '@understory/adapters/payments-stripe/stripe-gateway.ts'
import {
  DisconnectStore,
  RotateStoreSecret,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { orderEvent } from '@understory/sandbox/stores/store-webhooks.ts'
import { RUTTER_CLIENT } from '@understory/sandbox/stores/stores-control.ts'
import { signedWooDelivery } from '@understory/sandbox/stores/woocommerce/woocommerce-control.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson, withFreshToken } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import {
  FORGED,
  type HostileRequest,
  MALICIOUS,
  signed,
  type WebhookRoute,
} from '../../../../testing/stores/hostile-webhooks.ts'
import { connectShopify, WILLOW } from '../../../../testing/stores/shopify.ts'
import { connectShop, contributeOnePercent, FERN } from '../../../../testing/stores/stores.ts'
import { serveWebhookSite } from '../../../../testing/stores/webhook-site.ts'
import { BRAMBLE, connectWoo } from '../../../../testing/stores/woocommerce.ts'
import { ensureWebhooks } from '../../connected-stores/connect/ensure-webhooks.ts'
import { createReceiver } from './receive-delivery.ts'

const AT = 'http://understory.test/api/store-webhooks'

let api: TestApi
let ada: TestPerson
let wooStore: string
let site: Awaited<ReturnType<typeof serveWebhookSite>>
const routes = new Map<string, WebhookRoute>()

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  site = await serveWebhookSite(api)
  ada = await joinAs(api, 'business')
  for (const route of [await rutterRoute(), await wooRoute(), await shopifyRoute(), paymentRoute()])
    routes.set(route.name, route)
})
afterAll(async () => {
  await site.close()
  await api.close()
})

const JSON_TYPE = { 'content-type': 'application/json' }
const hmac = (encoding: 'base64' | 'hex') => (data: string | Uint8Array, secret: string) =>
  createHmac('sha256', secret).update(data).digest(encoding)

async function rutterRoute(): Promise<WebhookRoute> {
  const { storeId } = (await connectShop(api, ada, FERN)).data
  await contributeOnePercent(api, ada, storeId)
  const connection = api.sandbox.stores.connections.all().at(-1)
  if (!connection) throw new Error('the shop is not connected')
  const order = await api.sandbox.stores.order(api.sandbox.stores.shop(FERN))
  const named = { ...order, order_number: 'é1' }
  return {
    name: 'rutter',
    url: `${AT}/rutter`,
    headers: JSON_TYPE,
    signatureHeader: 'x-rutter-signature',
    secret: RUTTER_CLIENT.secret,
    otherSecret: 'of-someone-else',
    body: JSON.stringify(orderEvent(connection, 'ORDER_CREATED', named)),
    sign: (data, secret) => `sha256=${hmac('base64')(data, secret)}`,
  }
}

async function wooRoute(): Promise<WebhookRoute> {
  const woo = api.sandbox.woocommerce
  wooStore = (await connectWoo(api, ada)).data.storeId
  await contributeOnePercent(api, ada, wooStore)
  const webhook = [...woo.shop(BRAMBLE).webhooks.values()].find(
    ({ topic }) => topic === 'order.created',
  )
  if (!webhook) throw new Error('there is no webhook')
  const order = await woo.order(woo.shop(BRAMBLE))
  const { headers, body } = signedWooDelivery(webhook, { ...order, number: 'é2' })
  return {
    name: 'woocommerce',
    url: `${AT}/woocommerce/${wooStore}`,
    headers: { ...JSON_TYPE, 'x-wc-webhook-topic': headers['x-wc-webhook-topic'] ?? '' },
    signatureHeader: 'x-wc-webhook-signature',
    secret: webhook.secret,
    otherSecret: 'the-secret-of-another-shop',
    body,
    sign: hmac('base64'),
  }
}

async function shopifyRoute(): Promise<WebhookRoute> {
  const shopify = api.sandbox.shopify
  const { storeId } = (await connectShopify(api, ada)).data
  await contributeOnePercent(api, ada, storeId)
  const order = await shopify.order(shopify.shop(WILLOW))
  return {
    name: 'shopify',
    url: `${AT}/shopify/${storeId}`,
    headers: {
      ...JSON_TYPE,
      'x-shopify-topic': 'orders/create',
      'x-shopify-shop-domain': WILLOW,
      'x-shopify-api-version': shopify.version,
    },
    signatureHeader: 'x-shopify-hmac-sha256',
    secret: shopify.secret,
    otherSecret: 'of-another-app',
    body: JSON.stringify({ ...order, name: 'é3' }),
    sign: hmac('base64'),
  }
}

const stripeSignature = (data: string | Uint8Array, secret: string, seconds = now()) => {
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(data).digest('hex')
  return `t=${seconds},v1=${digest}`
}
const now = () => Math.floor(Date.now() / 1_000)

function paymentRoute(): WebhookRoute {
  const event = {
    id: 'evt_1',
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    type: 'person.updated',
    note: 'é',
    data: { object: {} },
  }
  return {
    name: 'payments',
    url: 'http://understory.test/api/payments/webhook',
    headers: JSON_TYPE,
    signatureHeader: 'stripe-signature',
    secret: 'whsec_for_these_tests_only',
    otherSecret: 'whsec_of_someone_else',
    body: JSON.stringify(event),
    sign: stripeSignature,
  }
}

async function send({ method, url, headers, body }: HostileRequest): Promise<number> {
  return post(url, { method, headers, ...(method !== 'GET' && { body }) })
}

async function post(url: string, request: RequestInit): Promise<number> {
  const response = await fetch(url.replace('http://understory.test', site.base), request)
  await response.body?.cancel()
  return response.status
}

/** The database, with the tables that are selected from. */
const watched = (selected: string[]): typeof api.deps.db =>
  new Proxy(api.deps.db, {
    get(db, name) {
      if (name !== 'selectFrom') return Reflect.get(db, name)
      return (table: never) => {
        selected.push(String(table))
        return db.selectFrom(table)
      }
    },
  })

/**
 * Rows of every table, together with how often orders were written. Left out is what keeps time by itself: when the
 * services that are called were last seen is written a moment after the call.
 */
async function everyRow(): Promise<string> {
  const { rows: orders } = await sql`
    select xmin::text from store_order order by external_id`.execute(api.deps.db)
  const { rows } = await sql<{ all: string }>`
    select string_agg(format('%s %s', t.name, (xpath('/row/c/text()', query_to_xml(
      format('select count(*) as c from %s', t.name), false, true, '')))[1]), ', ' order by t.name) as all
    from (select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')
        and tablename not in ('rate_limit', 'queue', 'version', 'status_sighting')) t`.execute(
    api.deps.db,
  )
  return JSON.stringify([rows, orders])
}

/** What is stored of each; its version also says how often another state of it arrived. */
async function orders() {
  const rows = await api.deps.db
    .selectFrom('store_order')
    .selectAll()
    .orderBy('external_id')
    .execute()
  return rows.map(({ version: _, ...row }) => row)
}

/** A time that a signature carries, where its vendor stamps it. */
const STALE: Readonly<Record<string, number>> = {
  'a signature of ten minutes ago': -600,
  'a signature of last year': -365 * 86_400,
  'a signature of the future': 600,
}

test('there are two hundred hostile cases', () => {
  const forged = 4 * Object.keys(FORGED).length + Object.keys(STALE).length
  const malicious = 3 * Object.keys(MALICIOUS).length
  expect(forged + malicious).toBeGreaterThanOrEqual(200)
})

describe.each(['rutter', 'woocommerce', 'shopify', 'payments'])('a webhook of %s', (name) => {
  const route = () => routes.get(name) as WebhookRoute

  test('that is forged is refused, and writes no row', async () => {
    expect(await send(signed(route()))).toBe(200)
    const before = await everyRow()
    const accepted: string[] = []
    for (const [what, forge] of Object.entries(FORGED)) {
      const status = await send(forge(route()))
      if (status < 400 || status >= 500) accepted.push(`${what}: ${status}`)
    }
    expect(accepted).toEqual([])
    expect(await everyRow()).toBe(before)
  })

  test('that is replayed, in pieces or as something else, changes no order', async () => {
    const before = await orders()
    const sent = signed(route())
    const typed = { ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' } }
    for (const each of [sent, sent, typed, sent]) expect(await send(each)).toBe(200)
    const body = new Blob([sent.body]).stream()
    const request = { method: 'POST', headers: sent.headers, body, duplex: 'half' }
    expect(await post(sent.url, request as RequestInit)).toBe(200)
    expect(await orders()).toEqual(before)
  })
})

describe.each(['rutter', 'woocommerce', 'shopify'])('a store of %s', (name) => {
  test('that signs what is hostile changes nothing of what is stored', async () => {
    const route = routes.get(name) as WebhookRoute
    const before = await orders()
    const faults: string[] = []
    for (const [what, change] of Object.entries(MALICIOUS)) {
      const status = await send(signed(route, { body: change(route.body) }))
      // Rutter's names its connection: without one it is of nobody.
      if (status !== 200 && status !== 401) faults.push(`${what}: ${status}`)
    }
    expect(faults).toEqual([])
    expect('polluted' in {}).toBe(false)
    expect(await orders()).toEqual(before)
  })
})

test.each(Object.entries(STALE))('a payment event with %s is refused', async (_, age) => {
  const route = routes.get('payments') as WebhookRoute
  const before = await everyRow()
  const stale = {
    ...route,
    sign: (data: string | Uint8Array, secret: string) => stripeSignature(data, secret, now() + age),
  }
  expect(await send(signed(stale))).toBeGreaterThanOrEqual(400)
  expect(await everyRow()).toBe(before)
})

test.each(['rutter', 'woocommerce', 'shopify'])(
  'a signed webhook of %s that is larger than we look into is accepted, and its store is read soon',
  async (name) => {
    const route = routes.get(name) as WebhookRoute
    const marked = async () =>
      (
        await api.deps.db
          .selectFrom('store')
          .select('connector')
          .where('refused_at', 'is not', null)
          .execute()
      ).map(({ connector }) => connector)
    const larger = `${route.body}${' '.repeat(2 * 1024 * 1024)}`
    expect(await send(signed(route, { body: larger, secret: route.otherSecret }))).toBe(401)
    expect(await marked()).not.toContain(name)
    expect(await send(signed(route, { body: larger }))).toBe(200)
    await expect.poll(marked, { timeout: 10_000 }).toContain(name)
  },
)

test('a webhook secret is rotated: the old one is accepted for three days, and then no more', async () => {
  const route = routes.get('woocommerce') as WebhookRoute
  const rotate = () => api.call(RotateStoreSecret, { params: { storeId: wooStore } }, ada.bearer)
  const held = () => {
    const webhooks = [...api.sandbox.woocommerce.shop(BRAMBLE).webhooks.values()]
    return webhooks.find(({ topic }) => topic === 'order.created')?.secret ?? ''
  }
  const status = (secret: string) => send(signed(route, { secret }))
  const first = held()
  expect((await rotate()).status).toBe(204)
  // The shop was not reached yet.
  expect([held(), await status(first)]).toEqual([first, 200])
  await ensureWebhooks(api.deps, { storeId: wooStore })
  const second = held()
  expect(second).not.toBe(first)
  expect([await status(first), await status(second)]).toEqual([200, 200])
  api.moveClock(2 * DAY_MS)
  ada = await withFreshToken(api, ada)
  expect((await rotate()).status).toBe(204)
  await ensureWebhooks(api.deps, { storeId: wooStore })
  expect([await status(first), await status(second), await status(held())]).toEqual([200, 200, 200])
  api.moveClock(1.5 * DAY_MS)
  expect([await status(first), await status(second), await status(held())]).toEqual([401, 200, 200])
  api.moveClock(2 * DAY_MS)
  expect([await status(second), await status(held())]).toEqual([401, 200])
})

test('forged webhooks of a store that is known have it looked up a few times, however many they are', async () => {
  const route = routes.get('rutter') as WebhookRoute
  const selected: string[] = []
  const receive = createReceiver({ ...api.deps, db: watched(selected) })
  const { headers, body } = signed(route, { secret: route.otherSecret })
  const bytes = Buffer.from(String(body))
  const forge = () => receive({ headers, body: bytes }, { connector: 'rutter', storeId: null })
  await Promise.all(Array.from({ length: 100 }, forge))
  await Promise.all(Array.from({ length: 100 }, forge))
  expect(selected.length).toBeLessThanOrEqual(4)
})

test('a secret that all stores of a vendor share is not rotated by one of them', async () => {
  ada = await withFreshToken(api, ada)
  const store = await api.deps.db
    .selectFrom('store')
    .select('id')
    .where('connector', '=', 'rutter')
    .executeTakeFirstOrThrow()
  const { refusal } = await api.call(
    RotateStoreSecret,
    { params: { storeId: store.id } },
    ada.bearer,
  )
  expect(refusal.code).toBe('RESOURCE_NOT_FOUND')
})

test('nothing that reached a store is left when it is disconnected, and its webhooks are refused', async () => {
  const route = routes.get('woocommerce') as WebhookRoute
  const secrets = [...api.sandbox.woocommerce.shop(BRAMBLE).webhooks.values()].map(
    ({ secret }) => secret,
  )
  await api.call(DisconnectStore, { params: { storeId: wooStore } }, ada.bearer)
  const row = await api.deps.db
    .selectFrom('store')
    .select('sealed_secrets')
    .where('id', '=', wooStore)
    .executeTakeFirstOrThrow()
  expect(row.sealed_secrets).toBeNull()
  for (const secret of secrets) expect(await send(signed(route, { secret }))).toBe(401)
})
