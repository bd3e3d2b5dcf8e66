import type { Purchase } from './browser-telemetry.ts'

/** As Google Analytics takes a purchase; by its id it is counted once. */
export const googlePurchase = ({ id, product, value, currency }: Purchase) => ({
  transaction_id: id,
  value,
  currency,
  items: [{ item_id: product, item_name: product, price: value, quantity: 1 }],
})
