import type { Delivery, StoreEvent } from '@understory/ports/stores/store-connector.ts'
import type { JsonText } from '../json-text.ts'
import { Fields, UnreadableOrder } from '../read-fields.ts'
import { readWooCommerceOrder } from './woocommerce-order.ts'

/** A webhook of a shop: its topic is in a header, and its body the order as the REST API gives it. */
export function readWooCommerceEvent(headers: Delivery['headers'], value: JsonText): StoreEvent {
  try {
    switch (headers['x-wc-webhook-topic']) {
      case 'order.created':
      case 'order.updated':
      case 'order.restored':
        return { kind: 'order', order: readWooCommerceOrder(value) }
      // Sent when it goes to the trash, too, from where it may come back; the body has only its id.
      case 'order.deleted':
        return { kind: 'order-removed', externalId: new Fields(value, 'delivery').text('id') }
      default:
        return { kind: 'ignored' }
    }
  } catch (fault) {
    if (!(fault instanceof UnreadableOrder)) throw fault
    return { kind: 'parked', reason: fault.message }
  }
}
