/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const STORE_NOTICES_EMAILS = {
  'store-notice': 'Store that stopped, or reached its cap',
} as const
