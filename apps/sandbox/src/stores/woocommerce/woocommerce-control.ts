import { createHmac } from 'node:crypto'
import { deliveryFaults } from '../delivery-faults.ts'
import {
  changeWooOrder,
  placeWooOrder,
  secretOf,
  seededWooShops,
  type WooOrder,
  type WooShop,
  type WooTopic,
  type WooWebhook,
} from './woocommerce-shops.ts'

type WoocommerceControlSettings = {
  readonly clock: () => Date
  readonly newToken: (length: number) => string
}

const MOST_FAILURES = 5

export type WooDelivery = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** WooCommerce shops and what happens in them, for the stand-in's pages and for tests. */
export function wooControl({ clock, newToken }: WoocommerceControlSettings) {
  const control = Object.assign(deliveryFaults(), {
    shops: seededWooShops(),
    clock,
    /** So many of the next answers of the shops are an error. */
    outage: 0,
    /** Hosts that strip the authorization header, so that keys come in the query. */
    stripsAuthorization: false,
    /** The key that was given out last. */
    lastKey: '',
    /** How the shops send keys and webhooks. */
    send: (request: Request): Promise<Response> => fetch(request),
    shop(slug: string): WooShop {
      const found = control.shops.find((each) => each.slug === slug)
      if (!found) throw new Error(`there is no shop ${slug}`)
      return found
    },
    newKeys(shop: WooShop) {
      const key = `ck_${newToken(40)}`
      control.lastKey = key
      return { consumer_key: key, consumer_secret: secretOf(shop, key) }
    },
    async order(shop: WooShop): Promise<WooOrder> {
      const order = placeWooOrder(shop, control.clock())
      await control.notify(shop, 'order.created', order)
      return order
    },
    async refund(shop: WooShop, order: WooOrder, total: string): Promise<void> {
      const refunds = [
        ...order.refunds,
        { id: order.id * 10 + order.refunds.length, reason: '', total: `-${total}` },
      ]
      changeWooOrder(order, control.clock(), { refunds })
      await control.notify(shop, 'order.updated', order)
    },
    async setStatus(shop: WooShop, order: WooOrder, status: WooOrder['status']): Promise<void> {
      const topic = topicOf(order.status, status)
      changeWooOrder(order, control.clock(), { status })
      await control.notify(shop, topic, order)
    },
    /** To every active webhook of the topic; after five failures in a row the shop disables one. */
    async notify(shop: WooShop, topic: WooTopic, order: WooOrder): Promise<void> {
      for (const webhook of shop.webhooks.values()) {
        if (webhook.status !== 'active' || webhook.topic !== topic) continue
        // As it is now: what is held back says what it said.
        const delivery = signedWooDelivery(webhook, order)
        const isAccepted = await control.sendOut(() => control.deliver(webhook, delivery))
        webhook.failures = isAccepted ? 0 : webhook.failures + 1
        if (webhook.failures >= MOST_FAILURES) webhook.status = 'disabled'
      }
    },
    async deliver({ delivery_url: url }: WooWebhook, { headers, body }: WooDelivery) {
      const request = new Request(url, { method: 'POST', headers, body })
      const answer = await control.send(request).catch(() => null)
      return answer?.ok === true
    },
    ping: (webhook: WooWebhook) =>
      control.deliver(webhook, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `webhook_id=${webhook.id}`,
      }),
  })
  return control
}
export type WooControl = ReturnType<typeof wooControl>

function topicOf(from: WooOrder['status'], to: WooOrder['status']): WooTopic {
  if (to === 'trash') return 'order.deleted'
  return from === 'trash' ? 'order.restored' : 'order.updated'
}

/** As a shop signs it: base64 of HMAC-SHA256 over the body, by the secret of the webhook. */
export function signedWooDelivery(
  { id, topic, secret }: Pick<WooWebhook, 'id' | 'topic' | 'secret'>,
  order: WooOrder,
): WooDelivery {
  const body = JSON.stringify(topic === 'order.deleted' ? { id: order.id } : order)
  const [resource = '', event = ''] = topic.split('.')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-resource': resource,
      'x-wc-webhook-event': event,
      'x-wc-webhook-id': String(id),
      'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
    },
  }
}
