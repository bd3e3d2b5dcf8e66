import type { Delivery, StoreEvent } from '@understory/ports/stores/store-connector.ts'
import type { JsonText } from '../json-text.ts'
import { Fields, UnreadableOrder } from '../read-fields.ts'
import { readShopifyOrder } from './shopify-order.ts'

/**
 * A webhook of Shopify: its topic is in a header, which nobody signs, and its body what the topic is about. So
 * nothing that ends or erases something follows from a topic: the shop is asked.
 */
export function readShopifyEvent(headers: Delivery['headers'], value: JsonText): StoreEvent {
  const topic = headers['x-shopify-topic'] ?? ''
  try {
    switch (topic) {
      case 'orders/create':
      case 'orders/paid':
      case 'orders/updated':
      case 'orders/cancelled':
        return { kind: 'order', order: readShopifyOrder(value) }
      case 'orders/delete':
        return { kind: 'order-removed', externalId: new Fields(value, 'delivery').text('id') }
      // Both say what changed, and not what the order is now.
      case 'orders/edited':
        return changed(new Fields(new Fields(value, 'delivery').item('order_edit'), 'edit'))
      case 'refunds/create':
        return changed(new Fields(value, 'delivery'))
      case 'app/uninstalled':
        return { kind: 'uninstalled' }
      case 'shop/update':
        return { kind: 'store-changed' }
      case 'app_subscriptions/update':
      case 'app_subscriptions/approaching_capped_amount':
        return { kind: 'billing-changed' }
      case 'customers/data_request':
      case 'customers/redact':
      case 'shop/redact':
        return { kind: 'privacy', topic, mustForget: topic === 'shop/redact' }
      default:
        return { kind: 'ignored' }
    }
  } catch (fault) {
    if (!(fault instanceof UnreadableOrder)) throw fault
    return { kind: 'parked', reason: fault.message }
  }
}

const changed = (of: Fields): StoreEvent => ({
  kind: 'order-changed',
  externalId: of.text('order_id'),
})

/** By which field the body of a topic about a shop names it; the shop of the header is signed by nobody. */
const NAMING: ReadonlyMap<string, string> = new Map([
  ['app/uninstalled', 'myshopify_domain'],
  ['shop/update', 'myshopify_domain'],
  ['customers/data_request', 'shop_domain'],
  ['customers/redact', 'shop_domain'],
  ['shop/redact', 'shop_domain'],
])

/**
 * Whether signed bytes are a webhook of the shop in the header. The same secret signs the address with which a
 * merchant comes back from an installation, which is no JSON.
 */
export function isWebhookOfShop(headers: Delivery['headers'], value: JsonText): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  const naming = NAMING.get(headers['x-shopify-topic'] ?? '')
  if (naming === undefined) return true
  return new Fields(value, 'delivery').item(naming) === headers['x-shopify-shop-domain']
}
