/** The types of event, with what each means. */
export const EVENT_TYPES = {
  'purchase.paid': 'A purchase was paid.',
  'purchase.refunded': 'A purchase was refunded, in whole or in part.',
  'certificate.issued': 'The certificate of a purchase was issued.',
  'footprint.declared': 'The footprint of a year was declared.',
  'api_key.created': 'An API key was made.',
  'api_key.rotated': 'An API key got a new secret.',
  'api_key.revoked': 'An API key was revoked.',
  'webhook_endpoint.created': 'A webhook was added.',
  'webhook_endpoint.disabled': 'A webhook was switched off.',
  'test.ping': 'A test event was requested.',
} as const
export type EventType = keyof typeof EVENT_TYPES

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as [EventType, ...EventType[]]

/** How many days an event can be read and sent again. */
export const EVENT_DAYS = 90
