/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const PURCHASES_BY_KEY_EMAILS = {
  'purchase-needs-you': 'Purchase by an API key that waits for a person',
} as const
