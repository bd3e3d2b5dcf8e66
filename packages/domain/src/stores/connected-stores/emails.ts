/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const CONNECTED_STORES_EMAILS = {
  'cap-warning': 'Limit at Shopify',
  'store-notice': 'Store that stopped, or reached its cap',
  'large-order': 'Order for staff to look at',
} as const
