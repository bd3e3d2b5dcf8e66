import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import {
  describeStoreConnector,
  type StoreUnderTest,
} from '@understory/ports/stores/store-connector.contract.ts'
import { startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { placeOrder, refundOrder } from '@understory/sandbox/stores/shops.ts'
import { orderEvent, signedWebhook } from '@understory/sandbox/stores/store-webhooks.ts'
import { RUTTER_CLIENT } from '@understory/sandbox/stores/stores-control.ts'
import { createRutterConnector } from './rutter-connector.ts'

const SHOP = 'fern-and-field.myshopify.com'

async function open(): Promise<StoreUnderTest> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  const { stores } = sandbox
  const shop = stores.shop(SHOP)
  let now = Date.now()
  stores.clock = () => new Date(now)
  const connector = createRutterConnector({
    clientId: RUTTER_CLIENT.id,
    secret: RUTTER_CLIENT.secret,
    publicKey: RUTTER_CLIENT.publicKey,
    apiHost: sandbox.url,
    linkHost: `${sandbox.url}/rutter/link`,
  })
  const orderOf = (id: string) => {
    const found = shop.orders.get(id)
    if (!found) throw new Error(`there is no order ${id}`)
    return found
  }
  return {
    connector,
    shopper: 'shopper.example',
    signatureHeader: 'x-rutter-signature',
    async visit(answer) {
      const returnUrl = 'http://understory.test/back'
      const callbackUrl = 'http://understory.test/keys'
      const asked = { state: crypto.randomUUID(), returnUrl, callbackUrl, shop: null }
      const started = await connector.startLink(asked)
      if (typeof started === 'string') throw new Error(started)
      const body = new URLSearchParams({ redirect_url: returnUrl })
      if (answer === 'agree') body.set('shop', SHOP)
      const page = await fetch(started.url, { method: 'POST', body, redirect: 'manual' })
      const back = new URL(page.headers.get('location') ?? '')
      return { asked, brought: Object.fromEntries(back.searchParams), sent: null }
    },
    place(count) {
      now += 2 * MINUTE_MS
      return Array.from({ length: count }, () => {
        now += 1
        return placeOrder(shop, new Date(now)).platform_id
      })
    },
    refund(id) {
      now += 2 * MINUTE_MS
      refundOrder(orderOf(id), 5, new Date(now))
    },
    spoil: (id) => Object.assign(orderOf(id), { iso_currency_code: null }),
    fail: (answers) => {
      stores.outage = answers
    },
    now: () => new Date(now),
    delivery(connection, id) {
      const found = stores.connections.all().find((each) => each.id === connection.connectionId)
      if (!found) throw new Error('there is no such connection')
      const event = orderEvent(found, 'ORDER_CREATED', orderOf(id))
      const { body, signature } = signedWebhook(RUTTER_CLIENT.secret, event)
      return { headers: { 'x-rutter-signature': signature }, body: Buffer.from(body) }
    },
    close: () => sandbox.close(),
  }
}

describeStoreConnector('Rutter', open)
