import type { STORE_ORDERS_EVENTS } from './events.ts'

type OrderChange = {
  /** As it was stored; `false` also for one that is new. */
  readonly didContribute: boolean
  readonly contributes: boolean
}

/** Which event a stored change of an order is; `null`: it neither contributes nor did. */
export function orderEvent({
  didContribute,
  contributes,
}: OrderChange): keyof typeof STORE_ORDERS_EVENTS | null {
  if (contributes) return didContribute ? 'order.changed' : 'order.contributed'
  return didContribute ? 'order.removed' : null
}
