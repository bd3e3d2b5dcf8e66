/** What is recorded in the activity, as people read it. */
export const API_KEYS_ACTIVITY = {
  'api-key-created': 'An API key was made',
  'api-key-changed': 'An API key was changed',
  'api-key-rotated': 'An API key got a new secret',
  'api-key-revoked': 'An API key was revoked',
} as const
