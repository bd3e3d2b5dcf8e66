import type { StoreEvent } from '@understory/ports/stores/store-connector.ts'
import type { JsonText } from '../json-text.ts'
import { Fields, UnreadableOrder } from '../read-fields.ts'
import { readRutterOrder } from './rutter-order.ts'

/** A webhook of Rutter: something of a connection, or an order. */
export function readRutterEvent(body: JsonText): StoreEvent {
  try {
    const event = new Fields(body, 'delivery')
    switch (event.optionalText('code')) {
      case 'INITIAL_UPDATE':
        return { kind: 'ready' }
      case 'CONNECTION_NEEDS_UPDATE':
        return { kind: 'needs-update', updateUrl: event.optionalText('update_url') }
      case 'CONNECTION_DISABLED':
        return { kind: 'disabled' }
      case 'ORDER_CREATED':
      case 'ORDER_UPDATED':
        return { kind: 'order', order: readRutterOrder(event.item('order')) }
      case 'ORDER_DELETED':
        return { kind: 'order-deleted', externalId: event.text('platform_id') }
      default:
        return { kind: 'ignored' }
    }
  } catch (fault) {
    if (!(fault instanceof UnreadableOrder)) throw fault
    return { kind: 'parked', reason: fault.message }
  }
}
