/** The events that it tells programs of, with what each means. */
export const WEBHOOKS_EVENTS = {
  'webhook_endpoint.created': 'A webhook was added.',
  'webhook_endpoint.failing': 'Nothing has reached a webhook for a day.',
  'webhook_endpoint.disabled': 'A webhook was switched off.',
  'test.ping': 'A test event was requested.',
} as const
