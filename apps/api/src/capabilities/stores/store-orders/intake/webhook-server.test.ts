import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedWooDelivery } from '@understory/sandbox/stores/woocommerce/woocommerce-control.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { contributeOnePercent } from '../../../../testing/stores/stores.ts'
import { serveWebhookSite } from '../../../../testing/stores/webhook-site.ts'
import { BRAMBLE, connectWoo } from '../../../../testing/stores/woocommerce.ts'

let api: TestApi
let storeId: string
let site: Awaited<ReturnType<typeof serveWebhookSite>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  const ada = await joinAs(api, 'business')
  storeId = (await connectWoo(api, ada)).data.storeId
  await contributeOnePercent(api, ada, storeId)
  site = await serveWebhookSite(api)
})
afterAll(async () => {
  await site.close()
  await api.close()
})

const pathOf = (store = storeId) => `/api/store-webhooks/woocommerce/${store}`

let made = 0

/** Of an order that the shop itself sends nothing of. */
async function delivery() {
  const woo = api.sandbox.woocommerce
  const webhook = [...woo.shop(BRAMBLE).webhooks.values()].find(
    ({ topic }) => topic === 'order.created',
  )
  if (!webhook) throw new Error('there is no webhook')
  made += 1
  const id = 9_000_000 + made
  const { headers, body } = signedWooDelivery(webhook, {
    ...(await woo.order(woo.shop(BRAMBLE))),
    id,
  })
  const isStored = async () => {
    const rows = await api.deps.db
      .selectFrom('store_order')
      .select('label')
      .where('external_id', '=', String(id))
      .execute()
    return rows.length === 1
  }
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }
  return { request, isStored }
}

/** Of the connection, and of the moment. */
const OF_ANY_ANSWER = ['connection', 'content-length', 'date', 'keep-alive', 'x-request-id']

async function seen(response: Response) {
  const headers = Object.fromEntries(response.headers)
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  for (const name of OF_ANY_ANSWER) delete headers[name]
  return { status: response.status, headers, body: await response.json() }
}

test.each([
  ['that a shop signed', {}, true],
  [
    'that nobody signed',
    { 'x-wc-webhook-signature': createHmac('sha256', 'x').digest('base64') },
    false,
  ],
])('a webhook %s is answered as the route of the API answers it', async (_, change, isTaken) => {
  const { request, isStored } = await delivery()
  const sent = { ...request, headers: { ...request.headers, ...change } }
  const first = await seen(await fetch(site.base + pathOf(), sent))
  expect(await isStored()).toBe(isTaken)
  const route = await seen(await api.send(new Request(`http://understory.test${pathOf()}`, sent)))
  expect(first).toEqual(route)
})

test('a webhook whose sender hangs up before it is whole comes to nothing, and the next is taken', async () => {
  const { request, isStored } = await delivery()
  const { headers, body } = request
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const length = Buffer.byteLength(body)
  const head = [`POST ${pathOf()} HTTP/1.1`, 'host: a', `content-length: ${length}`, ...lines]
  const socket = connect(site.port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 100)}`)
  await sleep(50)
  socket.destroy()
  await sleep(50)
  expect(await isStored()).toBe(false)
  expect((await fetch(site.base + pathOf(), request)).status).toBe(200)
  expect(await isStored()).toBe(true)
})

type Change = RequestInit & { readonly path?: string }

test.each<[string, () => Change, number]>([
  [
    'without its length',
    () => ({ body: new Blob(['{}']).stream(), duplex: 'half' }) as Change,
    401,
  ],
  ['that is long and not signed', () => ({ body: 'x'.repeat(2 * 1024 * 1024) }), 401],
  ['that is longer than any', () => ({ body: 'x'.repeat(17 * 1024 * 1024) }), 413],
  ['for an address that is none', () => ({ path: pathOf('not-an-id') }), 400],
  ['with another method', () => ({ method: 'PUT' }), 405],
])('a webhook %s is left to the rest of the site', async (_, change, status) => {
  const { request, isStored } = await delivery()
  const { path = pathOf(), ...changed } = change()
  expect((await fetch(site.base + path, { ...request, ...changed })).status).toBe(status)
  expect(await isStored()).toBe(false)
})
