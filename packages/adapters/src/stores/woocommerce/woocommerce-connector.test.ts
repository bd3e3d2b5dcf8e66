import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import {
  describeStoreConnector,
  type StoreUnderTest,
} from '@understory/ports/stores/store-connector.contract.ts'
import type { Connection } from '@understory/ports/stores/store-connector.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { signedWooDelivery } from '@understory/sandbox/stores/woocommerce/woocommerce-control.ts'
import {
  changeWooOrder,
  placeWooOrder,
} from '@understory/sandbox/stores/woocommerce/woocommerce-shops.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWooCommerceConnector } from './woocommerce-connector.ts'

const SLUG = 'bramble'
const CALLBACK = 'http://understory.test/keys'
const HOOKS = 'http://understory.test/hooks/'
const DELIVERY_URL = `${HOOKS}1`

const connectorWith = (allowsLoopback = true) =>
  createWooCommerceConnector({ appName: 'Understory', webhooksUnder: HOOKS, allowsLoopback })

const start = () => startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })

/** The merchant at their shop, whose keys arrive where we asked for them. */
async function visit({ url, woocommerce }: Sandbox, answer: 'agree' | 'decline') {
  const connector = connectorWith()
  const shop = `${url}/woocommerce/${SLUG}`
  const returnUrl = 'http://understory.test/back'
  const asked = { state: crypto.randomUUID(), returnUrl, callbackUrl: CALLBACK, shop }
  const arrived: ReturnType<typeof connector.readSent>[] = []
  woocommerce.send = async (request) => {
    if (request.url === CALLBACK) {
      const body = new Uint8Array(await request.arrayBuffer())
      arrived.push(connector.readSent({ headers: {}, body }))
    }
    return new Response()
  }
  const started = await connector.startLink(asked)
  if (typeof started === 'string') throw new Error(started)
  const body = new URLSearchParams({ answer: answer === 'agree' ? 'approve' : 'deny' })
  const page = await fetch(started.url, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  const { state, sent } = arrived[0] ?? { state: asked.state, sent: null }
  expect(state).toBe(asked.state)
  return { asked, brought: Object.fromEntries(back.searchParams), sent }
}

async function open(): Promise<StoreUnderTest> {
  const sandbox = await start()
  const { woocommerce } = sandbox
  const shop = woocommerce.shop(SLUG)
  let now = Date.now()
  woocommerce.clock = () => new Date(now)
  const orderOf = (id: string) => {
    const found = shop.orders.get(id)
    if (!found) throw new Error(`there is no order ${id}`)
    return found
  }
  return {
    connector: connectorWith(),
    shopper: 'shopper.example',
    signatureHeader: 'x-wc-webhook-signature',
    visit: (answer) => visit(sandbox, answer),
    place(count) {
      now += 2 * MINUTE_MS
      return Array.from({ length: count }, () => String(placeWooOrder(shop, new Date(now)).id))
    },
    refund(id) {
      now += 2 * MINUTE_MS
      const refunds = [{ id: 7, reason: 'Hazel sent it back', total: '-5.00' }]
      changeWooOrder(orderOf(id), new Date(now), { refunds })
    },
    spoil: (id) => Object.assign(orderOf(id), { currency: null }),
    fail: (answers) => {
      woocommerce.outage = answers
    },
    now: () => new Date(now),
    delivery({ secrets }, id) {
      const webhook = { id: 1, topic: 'order.created', secret: secrets.webhook ?? '' }
      const { headers, body } = signedWooDelivery(webhook, orderOf(id))
      return { headers, body: Buffer.from(body) }
    },
    close: () => sandbox.close(),
  }
}

describeStoreConnector('WooCommerce', open)

describe('a WooCommerce shop', () => {
  let sandbox: Sandbox
  let connection: Connection
  beforeAll(async () => {
    sandbox = await start()
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    shop().webhooks.clear()
    sandbox.woocommerce.stripsAuthorization = false
    connection = await connect()
  })

  const shop = () => sandbox.woocommerce.shop(SLUG)
  async function connect() {
    const { brought, asked, sent } = await visit(sandbox, 'agree')
    const linked = await connectorWith().finishLink(brought, asked, sent)
    if (typeof linked === 'string') throw new Error(linked)
    return linked
  }
  const hooks = () => [...shop().webhooks.values()]
  const subscribe = () => connectorWith().subscribe(connection, DELIVERY_URL)

  test('is named as it calls itself, at the address that it gives itself', () => {
    const address = `${sandbox.url}/woocommerce/${SLUG}`
    expect(connection).toMatchObject({
      name: 'Bramble & Bean',
      currency: 'GBP',
      uniqueName: address,
      connectionId: address,
    })
  })

  test('is not believed with keys that are not its own, or that may not write', async () => {
    const { brought, asked, sent } = await visit(sandbox, 'agree')
    const finish = (change: object) =>
      connectorWith().finishLink(brought, asked, sent && { ...sent, ...change })
    expect(await finish({ consumer_secret: `cs_${'0'.repeat(40)}` })).toBe('bad-token')
    expect(await finish({ key_permissions: 'read' })).toBe('bad-token')
    expect(await finish({ consumer_key: 'ck_a:b' })).toBe('bad-token')
    const elsewhere = { ...asked, shop: `${sandbox.url}/woocommerce/harbour` }
    expect(await connectorWith().finishLink(brought, elsewhere, sent)).toBe('bad-token')
  })

  test('takes its keys from the query where its host strips the header', async () => {
    sandbox.woocommerce.stripsAuthorization = true
    const page = await connectorWith().listOrders(connection, {
      changedSince: new Date(0),
      cursor: null,
    })
    expect(page.status).toBe('read')
  })

  test('says so where its keys were revoked, and is let go', async () => {
    const [key = ''] = connection.secrets.access.split(':')
    shop().revokedKeys.add(key)
    const refused = { status: 'needs-update', updateUrl: null }
    const asked = { changedSince: new Date(0), cursor: null }
    expect(await connectorWith().listOrders(connection, asked)).toEqual(refused)
    expect(await connectorWith().readOrder(connection, '1')).toEqual(refused)
    await expect(subscribe()).rejects.toThrow('refused with 401')
    await connectorWith().disconnect(connection)
  })

  test('has one webhook for each topic, however often it is asked, and sends its greeting', async () => {
    const greetings: { headers: Record<string, string>; body: Uint8Array }[] = []
    sandbox.woocommerce.send = async (request) => {
      const body = new Uint8Array(await request.arrayBuffer())
      greetings.push({ headers: Object.fromEntries(request.headers), body })
      return new Response()
    }
    await subscribe()
    await subscribe()
    expect(hooks().map(({ topic, status }) => `${topic} ${status}`)).toEqual([
      'order.created active',
      'order.updated active',
      'order.deleted active',
      'order.restored active',
    ])
    expect(greetings).toHaveLength(4)
    expect(greetings.every((each) => connectorWith().isGreeting(each))).toBe(true)
    expect(new Set(hooks().map(({ secret }) => secret))).toEqual(
      new Set([connection.secrets.webhook]),
    )
  })

  test('switches a webhook off after five failures in a row, and on again when asked', async () => {
    await subscribe()
    sandbox.woocommerce.send = async () => new Response(null, { status: 500 })
    for (let count = 0; count < 5; count += 1) await sandbox.woocommerce.order(shop())
    expect(hooks()[0]?.status).toBe('disabled')
    await subscribe()
    expect(hooks()[0]?.status).toBe('active')
  })

  test('keeps the webhooks of others when it is let go', async () => {
    await subscribe()
    const [first] = hooks()
    if (!first) throw new Error('there is no webhook')
    shop().webhooks.set(99, { ...first, id: 99, delivery_url: 'https://other.example/hook' })
    await connectorWith().disconnect(connection)
    expect(hooks().map(({ id }) => id)).toEqual([99])
  })

  test('says that an order is gone by its id, and it is read again: it may be in the bin', async () => {
    const order = placeWooOrder(shop(), new Date())
    order.status = 'trash'
    const webhook = { id: 1, topic: 'order.deleted', secret: connection.secrets.webhook ?? '' }
    const { headers, body } = signedWooDelivery(webhook, order)
    const { event } = connectorWith().readDelivery({ headers, body: Buffer.from(body) })
    expect(event).toEqual({ kind: 'order-removed', externalId: String(order.id) })
    const read = await connectorWith().readOrder(connection, String(order.id))
    expect(read).toMatchObject({ standing: 'cancelled' })
  })
})

describe('an address that someone typed', () => {
  let server: Server
  let location = ''
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(302, { location }).end())
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => server.close())

  const startAt = (shop: string, allowsLoopback = true) => {
    const asked = { state: 's', returnUrl: CALLBACK, callbackUrl: CALLBACK, shop }
    return connectorWith(allowsLoopback).startLink(asked)
  }

  test.each([
    '',
    'no shop',
    'https://127.0.0.1',
    'https://localhost/shop',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://10.0.0.8',
    'https://192.168.1.1',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.8]/',
    'https://[fd00::1]',
    'https://me:secret@shop.example',
    'http://shop.example',
    'file:///etc/passwd',
  ])('as %j is no shop', async (shop) => {
    expect(await startAt(shop, false)).toBe('bad-shop')
  })

  test.each([
    'http://10.0.0.8/',
    'https://169.254.169.254/',
    'http://[fd00::1]/',
    'file:///etc/hosts',
  ])('that leads to %s is not followed there', async (target) => {
    location = target
    const { port } = server.address() as AddressInfo
    expect(await startAt(`http://127.0.0.1:${port}`)).toBe('bad-shop')
  })

  test('is reached on this machine only where that is allowed', async () => {
    const sandbox = await start()
    const shop = `${sandbox.url}/woocommerce/${SLUG}`
    expect(await startAt(shop, false)).toBe('bad-shop')
    expect(await startAt(`${shop}/wp-admin/`)).toMatchObject({
      url: expect.stringContaining(`/woocommerce/${SLUG}/wc-auth/v1/authorize?`),
    })
    await sandbox.close()
  })
})
