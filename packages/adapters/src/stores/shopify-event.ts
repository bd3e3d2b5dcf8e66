import type { Delivery, StoreEvent } from '@understory/ports/store-connector.ts'
import type { JsonText } from './json-text.ts'
import { Fields, UnreadableOrder } from './read-fields.ts'
import { readShopifyOrder } from './shopify-order.ts'

/** A webhook of Shopify: its topic is in a header, and its body what the topic is about. */
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
        return { kind: 'order-deleted', externalId: new Fields(value, 'delivery').text('id') }
      // Both say what changed, and not what the order is now.
      case 'orders/edited':
        return changed(new Fields(new Fields(value, 'delivery').item('order_edit'), 'edit'))
      case 'refunds/create':
        return changed(new Fields(value, 'delivery'))
      case 'app/uninstalled':
        return { kind: 'uninstalled', at: triggeredAt(headers) }
      case 'shop/update':
        return shopChanged(new Fields(value, 'delivery'))
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

function shopChanged(shop: Fields): StoreEvent {
  const currency = shop.text('currency')
  if (!/^[A-Z]{3}$/.test(currency)) throw new UnreadableOrder('the currency of a shop is none')
  return { kind: 'store-changed', name: shop.text('name').slice(0, 200), currency }
}

/** `null`: it does not say when. */
function triggeredAt(headers: Delivery['headers']): Date | null {
  const at = new Date(headers['x-shopify-triggered-at'] ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}
