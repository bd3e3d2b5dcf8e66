import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import type { ParkedOrder } from '@understory/ports/stores/store-connector.ts'
import { type JsonText, onlyFields, toJson } from './json-text.ts'
import { UnreadableOrder } from './read-fields.ts'

type OrdersOfPageReading = {
  readonly read: (value: JsonText) => OrderState
  /** The fields that a parked order may be kept with: nothing of the shopper. */
  readonly kept: ReadonlySet<string>
}

export function readOrParked(
  value: JsonText,
  { read, kept }: OrdersOfPageReading,
): OrderState | ParkedOrder {
  try {
    return read(value)
  } catch (fault) {
    if (!(fault instanceof UnreadableOrder)) throw fault
    return { reason: fault.message, body: toJson(onlyFields(value, kept)) }
  }
}

/** One order that cannot be read does not keep the others of its page. */
export function ordersOfPage(values: readonly JsonText[], reading: OrdersOfPageReading) {
  const all = values.map((value) => readOrParked(value, reading))
  return {
    orders: all.flatMap((each) => ('externalId' in each ? [each] : [])),
    parked: all.flatMap((each) => ('externalId' in each ? [] : [each])),
  }
}
