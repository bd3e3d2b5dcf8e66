/** The events that it tells programs of, with what each means. */
export const API_KEYS_EVENTS = {
  'api_key.created': 'An API key was made.',
  'api_key.rotated': 'An API key got a new secret.',
  'api_key.revoked': 'An API key was revoked.',
  'api_key.expiring': 'An API key expires within two weeks, and again within two days.',
  'api_key.limit_reached': 'An API key was refused a purchase by one of its limits, once a day.',
} as const
