import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { SHOPIFY_CLIENT } from '@understory/sandbox/stores/shopify/shopify-control.ts'
import { RUTTER_CLIENT } from '@understory/sandbox/stores/stores-control.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../app.ts'
import { orderCode, orderKey } from '../capabilities/stores/order-pages/order-code.ts'
import { askStore } from '../capabilities/stores/store-orders/public.ts'
import { joinAs, type TestPerson } from '../testing/people/people.ts'
import { posted, type SignedReceiver, type SignedThing, thing } from '../testing/signed-things.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { answerInstall, connectShopify, startShopify, WILLOW } from '../testing/stores/shopify.ts'
import { connectShop, FERN } from '../testing/stores/stores.ts'
import { BRAMBLE, connectWoo } from '../testing/stores/woocommerce.ts'

const SITE = 'http://understory.test'
const EVIL = 'northern-bakery.myshopify.com'
const CONTENT_SECRET = 'of-the-content-service-alone-and-long-enough'
const PAYMENTS_SECRET = 'whsec_for_these_tests_only'
const FEEDBACK_KEY = Buffer.from('0123456789abcdef0123456789abcdef')

let api: TestApi
let ada: TestPerson
let storeId: string
const things: SignedThing[] = []
const receivers: SignedReceiver[] = []

beforeAll(async () => {
  api = await startTestApi({
    rateLimitScale: 1000,
    env: {
      CONTENT_WEBHOOK_SECRET: CONTENT_SECRET,
      MAIL_FEEDBACK_SECRET: `whsec_${FEEDBACK_KEY.toString('base64')}`,
    },
  })
  ada = await joinAs(api, 'business')
  storeId = (await connectShopify(api, ada)).data.storeId
  const wooId = (await connectWoo(api, ada)).data.storeId
  await connectShop(api, ada, FERN)
  things.push(await returnOfInstall())
  const [webhook] = api.sandbox.woocommerce.shop(BRAMBLE).webhooks.values()
  const key = orderKey('x'.repeat(32), storeId)
  const seconds = Math.floor(Date.now() / 1_000)
  const connection = api.sandbox.stores.connections.all().at(-1)?.id
  const body = JSON.stringify({ id: 1, connection_id: connection, shop_domain: WILLOW })
  things.push(
    thing('a webhook of Rutter', RUTTER_CLIENT.secret, body),
    thing('a webhook of a WooCommerce shop', webhook?.secret ?? '', body),
    thing('an event of the payment provider', PAYMENTS_SECRET, `${seconds}.${body}`),
    thing('an event of the content service', CONTENT_SECRET, `${seconds}.${body}`),
    thing('a report about an email', FEEDBACK_KEY, `1.${seconds}.${body}`),
    {
      name: 'the code of an order',
      bytes: '1042',
      digest: Buffer.from(orderCode(key, '1042'), 'hex'),
    },
  )
  receivers.push(
    {
      name: 'webhooks of shops',
      path: '/api/store-webhooks/{connector}',
      url: `${SITE}/api/store-webhooks/shopify`,
      headers: shopifyHeaders,
    },
    {
      name: 'webhooks of Rutter',
      path: '/api/store-webhooks/{connector}',
      url: `${SITE}/api/store-webhooks/rutter`,
      headers: (digest) => ({ 'x-rutter-signature': `sha256=${digest.toString('base64')}` }),
    },
    {
      name: 'webhooks of one shop',
      path: '/api/store-webhooks/{connector}/{storeId}',
      url: `${SITE}/api/store-webhooks/woocommerce/${wooId}`,
      headers: (digest) => ({
        'x-wc-webhook-topic': 'order.deleted',
        'x-wc-webhook-signature': digest.toString('base64'),
      }),
    },
    {
      name: 'keys of a shop',
      path: '/api/store-links/{connector}',
      url: `${SITE}/api/store-links/woocommerce`,
      headers: () => ({}),
    },
    {
      name: 'payment events',
      path: '/api/payments/webhook',
      url: `${SITE}/api/payments/webhook`,
      headers: (digest) => ({ 'stripe-signature': `t=${seconds},v1=${digest.toString('hex')}` }),
    },
    {
      name: 'content events',
      path: '/api/content-webhooks',
      url: `${SITE}/api/content-webhooks`,
      headers: (digest) => ({
        'x-webhook-timestamp': String(seconds),
        'x-webhook-signature': `sha256=${digest.toString('hex')}`,
      }),
    },
    {
      name: 'reports about emails',
      path: '/api/mail/feedback',
      url: `${SITE}/api/mail/feedback`,
      headers: (digest) => ({
        'webhook-id': '1',
        'webhook-timestamp': String(seconds),
        'webhook-signature': `v1,${digest.toString('base64')}`,
      }),
    },
    {
      name: 'the token of staff tools',
      path: '/v1/api/token',
      url: `${SITE}/v1/api/token`,
      headers: (digest) => ({ authorization: `Bearer ${digest.toString('base64')}` }),
    },
  )
})
afterAll(() => api.close())

function shopifyHeaders(digest: Buffer, topic = 'app/uninstalled') {
  return {
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': WILLOW,
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-hmac-sha256': digest.toString('base64'),
  }
}

/** The address with which a merchant comes back from installing the app in a shop of their own. */
async function returnOfInstall(): Promise<SignedThing> {
  const mallory = await joinAs(api, 'business')
  const { state, brought } = await answerInstall((await startShopify(api, mallory, EVIL)).data.url)
  const { hmac = '', ...signed } = { ...brought, state }
  const params = new URLSearchParams(signed)
  params.sort()
  const found = thing('the return from an installation', SHOPIFY_CLIENT.secret, String(params))
  expect(found.digest.toString('hex')).toBe(hmac)
  return found
}

const stored = async () => ({
  store: (await api.call(ListStores, {}, ada.bearer)).data.stores.find(
    (each) => each.storeId === storeId,
  ),
  deliveries: await api.deps.db
    .selectFrom('store_delivery')
    .select(['topic', 'packed_body'])
    .where('store_id', '=', storeId)
    .execute(),
})

describe('what was signed for one purpose', () => {
  test('serves no other, whoever receives it', async () => {
    const before = await stored()
    const accepted: string[] = []
    for (const receiver of receivers)
      for (const each of things) {
        const { status } = await api.send(posted(receiver, each))
        const isItsOwn = receiver.name === 'webhooks of Rutter' && each.name.endsWith('of Rutter')
        const isOfShop =
          receiver.name.endsWith('one shop') && each.name.endsWith('WooCommerce shop')
        if (status < 400 && !isItsOwn && !isOfShop) accepted.push(`${each.name}: ${receiver.name}`)
      }
    expect(accepted).toEqual([])
    expect(await stored()).toEqual(before)
  })

  test('is tried with every receiver that there is', () => {
    const paths = allRoutes(api.deps)
      .filter(({ access }) => access === 'signed')
      .map(({ endpoint }) => endpoint.path)
    expect([...new Set(receivers.map(({ path }) => path))].toSorted()).toEqual(paths.toSorted())
  })
})

describe('the owner of a shop', () => {
  test.each([
    'app/uninstalled',
    'shop/redact',
    'customers/redact',
    'customers/data_request',
    'shop/update',
    'orders/delete',
    'app_subscriptions/update',
    'bulk_operations/finish',
    '',
  ])('cannot have %j happen to another shop by the return from their own', async (topic) => {
    const before = await stored()
    const [install] = things
    if (!install) throw new Error('nothing was installed')
    for (const url of [`shopify`, `shopify/${storeId}`]) {
      const request = new Request(`${SITE}/api/store-webhooks/${url}`, {
        method: 'POST',
        headers: shopifyHeaders(install.digest, topic),
        body: install.bytes,
      })
      expect((await api.send(request)).status).toBe(401)
    }
    expect(await stored()).toEqual(before)
  })

  test.each(['app/uninstalled', 'shop/redact'])(
    'keeps it connected although a signed %s says otherwise, while the shop itself knows us',
    async (topic) => {
      const before = await stored()
      const body = JSON.stringify({ id: 1, myshopify_domain: WILLOW, shop_domain: WILLOW })
      const signed = thing(topic, SHOPIFY_CLIENT.secret, body)
      const request = new Request(`${SITE}/api/store-webhooks/shopify`, {
        method: 'POST',
        headers: shopifyHeaders(signed.digest, topic),
        body,
      })
      expect((await api.send(request)).status).toBe(200)
      await askStore(api.deps, { storeId, isSaidGone: true, mustForget: true })
      const after = await stored()
      expect(after.store).toEqual(before.store)
      expect(after.deliveries).toHaveLength(before.deliveries.length + 1)
    },
  )
})
