import type {
  Delivery,
  ReadDelivery,
  StoreConnector,
} from '@understory/ports/stores/store-connector.ts'
import { whyUnstorable } from './waiting-order.ts'

/** What a signed delivery says. One that cannot be read or stored is parked, whatever a store puts into it. */
export function readSafely(connector: StoreConnector, delivery: Delivery): ReadDelivery {
  try {
    const { event, body } = connector.readDelivery(delivery)
    const reason = event.kind === 'order' ? whyUnstorable(event.order) : null
    return { event: reason ? { kind: 'parked', reason } : event, body }
  } catch (fault) {
    // Nested too deeply, or an amount beyond all bounds.
    if (!(fault instanceof RangeError)) throw fault
    return { event: { kind: 'parked', reason: 'a delivery cannot be read' }, body: 'null' }
  }
}
