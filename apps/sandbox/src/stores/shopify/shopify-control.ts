import { createHmac } from 'node:crypto'
import { deliveryFaults } from '../delivery-faults.ts'
import {
  changeShopifyOrder,
  placeShopifyOrder,
  refundShopifyOrder,
  type ShopifyOrder,
  type ShopifyShop,
  type ShopifyWebhook,
  seededShopifyShops,
} from './shopify-shops.ts'
import { shopifyTokens } from './shopify-tokens.ts'

/** The app of ours that the stand-in knows. */
export const SHOPIFY_CLIENT = {
  id: 'local-shopify-client',
  secret: 'local-shopify-secret',
} as const
export const SHOPIFY_VERSION = '2026-10'

const MOST_FAILURES = 8

type ShopifyControlSettings = {
  readonly clock: () => Date
  readonly newToken: (length: number) => string
  /** Where privacy requests go, as the app's configuration says. */
  readonly privacyUrl: string | null
}

/** Shopify shops, and what happens in them, for the stand-in's pages and for tests. */
export function shopifyControl({ clock, newToken, privacyUrl }: ShopifyControlSettings) {
  // After a restart none comes twice.
  let numbers = clock().getTime()
  const tokens = shopifyTokens({ now: (): Date => control.clock(), newToken })
  const control = Object.assign(deliveryFaults(), {
    shops: seededShopifyShops(),
    clock,
    privacyUrl,
    /** Where the stand-in is, for the pages that it leads to. */
    url: '',
    /** So many of the next usage records are made, and their answers are lost. */
    losesRecords: 0,
    /** Why usage is refused, besides what it is asked for. */
    refusesUsage: null as string | null,
    /** What an installed app was allowed. */
    scope: 'read_orders',
    secret: SHOPIFY_CLIENT.secret as string,
    version: SHOPIFY_VERSION,
    /** So many of the next answers are an error, or limit the rate of calls. */
    outage: 0,
    throttled: 0,
    tokens,
    /** How webhooks are sent. */
    send: (request: Request): Promise<Response> => fetch(request),
    newNumber: () => String(++numbers),
    shop(domain: string): ShopifyShop {
      const found = control.shops.find((each) => each.domain === domain)
      if (!found) throw new Error(`there is no shop ${domain}`)
      return found
    },
    async order(shop: ShopifyShop, change: Partial<ShopifyOrder> = {}): Promise<ShopifyOrder> {
      const order = placeShopifyOrder(shop, control.clock())
      Object.assign(order, change)
      await control.notify(shop, 'orders/create', order)
      return order
    },
    async change(shop: ShopifyShop, order: ShopifyOrder, change: Partial<ShopifyOrder>) {
      changeShopifyOrder(order, control.clock(), change)
      await control.notify(shop, 'orders/updated', order)
    },
    async refund(shop: ShopifyShop, order: ShopifyOrder, amount: number): Promise<void> {
      refundShopifyOrder(order, amount, control.clock())
      const refund = order.refunds.at(-1)
      await control.notify(shop, 'refunds/create', { id: refund?.id, order_id: order.id })
      await control.notify(shop, 'orders/updated', order)
    },
    async cancel(shop: ShopifyShop, order: ShopifyOrder): Promise<void> {
      changeShopifyOrder(order, control.clock(), { cancelled_at: control.clock().toISOString() })
      await control.notify(shop, 'orders/cancelled', order)
    },
    async remove(shop: ShopifyShop, order: ShopifyOrder): Promise<void> {
      shop.orders.delete(order.id)
      await control.notify(shop, 'orders/delete', { id: order.id })
    },
    /** Its tokens die at once, and its webhooks after the last one. */
    async uninstall(shop: ShopifyShop): Promise<void> {
      control.tokens.revoke(shop)
      shop.isInstalled = false
      for (const plan of shop.plans)
        if (['ACTIVE', 'FROZEN', 'PENDING'].includes(plan.status)) plan.status = 'CANCELLED'
      await control.notify(shop, 'app/uninstalled', shopResource(shop))
      shop.webhooks.clear()
    },
    /** Mandatory topics, which go to the address in the app's configuration. */
    async askPrivacy(shop: ShopifyShop, topic: string): Promise<number | null> {
      const body = { shop_id: '1', shop_domain: shop.domain, customer: { email: CUSTOMER } }
      if (control.privacyUrl === null) return null
      const request = requestOf(control, shop, { topic, uri: control.privacyUrl, body })
      return (await control.send(request)).status
    },
    /** To every subscription of the topic; after eight failures in a row one is deleted. */
    async notify(shop: ShopifyShop, topic: string, body: object): Promise<void> {
      for (const webhook of [...shop.webhooks.values()]) {
        if (webhook.topic !== topicOf(topic)) continue
        const shown = onlyIncluded(webhook, body)
        const request = requestOf(control, shop, { topic, uri: webhook.uri, body: shown })
        const isAccepted = await control.sendOut(() => control.deliver(request.clone()))
        webhook.failures = isAccepted ? 0 : webhook.failures + 1
        if (webhook.failures >= MOST_FAILURES) shop.webhooks.delete(webhook.id)
      }
    },
    async deliver(request: Request): Promise<boolean> {
      const answer = await control.send(request).catch(() => null)
      return answer?.ok === true
    },
  })
  return control
}
export type ShopifyControl = ReturnType<typeof shopifyControl>

const CUSTOMER = 'hazel@shopper.example'

/** A shop as webhooks about it have it. */
export const shopResource = ({ name, domain, currency }: ShopifyShop) => ({
  id: '1',
  name,
  currency,
  domain,
  myshopify_domain: domain,
})

/** 'orders/create' is ORDERS_CREATE. */
const topicOf = (topic: string) => topic.replace('/', '_').toUpperCase()

function onlyIncluded({ includeFields }: ShopifyWebhook, body: object): object {
  if (includeFields.length === 0) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => includeFields.includes(name)))
}

type Sending = { readonly topic: string; readonly uri: string; readonly body: object }

function requestOf(control: ShopifyControl, shop: ShopifyShop, { topic, uri, body }: Sending) {
  const delivery = signedShopifyDelivery(control, { shop, topic, body })
  return new Request(uri, { method: 'POST', ...delivery })
}

/** As Shopify signs it: base64 of HMAC-SHA256 over the body, by the secret of the app. */
export function signedShopifyDelivery(
  { secret, version, clock }: Pick<ShopifyControl, 'secret' | 'version' | 'clock'>,
  { shop, topic, body }: { shop: ShopifyShop; topic: string; body: object },
) {
  const text = asNumbers(JSON.stringify(body))
  return {
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': shop.domain,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(text).digest('base64'),
      'x-shopify-webhook-id': crypto.randomUUID(),
      'x-shopify-triggered-at': clock().toISOString(),
      'x-shopify-api-version': version,
    },
  }
}

/** Ids are numbers on the wire, beyond what a number holds. */
const asNumbers = (json: string) => json.replace(/"(id|\w+_id)":"(\d+)"/g, '"$1":$2')
