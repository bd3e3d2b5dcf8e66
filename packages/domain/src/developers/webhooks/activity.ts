/** What is recorded in the activity, as people read it. */
export const WEBHOOKS_ACTIVITY = {
  'webhook-added': 'A webhook was added',
  'webhook-changed': 'A webhook was changed',
  'webhook-removed': 'A webhook was removed',
  'webhook-secret-changed': 'A webhook got a new secret',
  'webhook-tested': 'A test event was sent to a webhook',
  'webhook-replayed': 'Events were sent to a webhook again',
  'webhook-retried-by-staff': 'Staff switched a webhook on again',
  'webhook-left-by-staff': 'Staff left a webhook as it is',
} as const
