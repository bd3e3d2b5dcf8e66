/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const LARGE_ORDERS_EMAILS = {
  'large-order': 'Order for staff to look at',
} as const
