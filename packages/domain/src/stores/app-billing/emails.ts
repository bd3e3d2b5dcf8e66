/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const APP_BILLING_EMAILS = {
  'cap-warning': 'Limit at Shopify',
} as const
