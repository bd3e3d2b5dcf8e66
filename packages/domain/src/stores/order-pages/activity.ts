/** What is recorded in the activity, as people read it. */
export const ORDER_PAGES_ACTIVITY = {
  'shop-order-page-changed': 'Checking orders of a shop in the ledger was allowed or not',
} as const
