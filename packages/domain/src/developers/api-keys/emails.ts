/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const API_KEYS_EMAILS = {
  'key-expiring': 'API key that expires soon',
} as const
