/** The types of event, with what each means. */
export const EVENT_TYPES = {
  'purchase.paid': 'A purchase was paid.',
  'purchase.requires_action': 'A purchase of an API key waits for a person.',
  'purchase.failed': 'The card was declined for a purchase.',
  'purchase.canceled': 'A purchase ended without being paid.',
  'purchase.refunded': 'A purchase was refunded, in whole or in part.',
  'certificate.issued': 'A certificate was issued.',
  'ledger.logged': 'Entries of the account were added to the public log, with their proof.',
  'invoice.issued': 'An invoice got its number.',
  'subscription.started': 'A plan was paid for the first time.',
  'subscription.changed': 'A change of a plan was agreed.',
  'subscription.renewed': 'A plan was paid for again.',
  'subscription.payment_failed': 'A payment for a plan failed.',
  'subscription.canceled': 'A plan has ended.',
  'store.connected': 'A shop was connected.',
  'store.needs_attention': 'We can no longer reach a shop until someone signs in again.',
  'store.cap_reached': 'The orders of a shop have passed its own limit for this bill.',
  'store.disconnected': 'A shop was disconnected.',
  'store_bill.issued': 'The orders of a shop were billed.',
  'store_bill.paid': 'A bill for the orders of a shop was paid.',
  'footprint.declared': 'The footprint of a year was declared.',
  'footprint.verified': 'The footprint of a year was verified.',
  'api_key.created': 'An API key was made.',
  'api_key.rotated': 'An API key got a new secret.',
  'api_key.revoked': 'An API key was revoked.',
  'webhook_endpoint.created': 'A webhook was added.',
  'webhook_endpoint.failing': 'Nothing has reached a webhook for a day.',
  'webhook_endpoint.disabled': 'A webhook was switched off.',
  'test.ping': 'A test event was requested.',
} as const
export type EventType = keyof typeof EVENT_TYPES

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as [EventType, ...EventType[]]

/** How many days an event can be read and sent again. */
export const EVENT_DAYS = 90
