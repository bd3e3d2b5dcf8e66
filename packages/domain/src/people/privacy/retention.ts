/** Removed a whole month at a time, so many days after the month has ended; a setting says otherwise. */
export const DELIVERIES = {
  table: 'store_delivery',
  days: 400,
  what: 'What a connected shop sent about an order, as it came',
} as const

/** Of connected shops: what may still be billed stays, and what was is among the books. */
export const UNBILLED_ORDERS = {
  days: 400,
  what: 'Orders of connected shops that fund nothing and stand on no bill',
} as const
