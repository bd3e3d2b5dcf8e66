/** The events that it tells programs of, with what each means. */
export const PURCHASES_EVENTS = {
  'purchase.paid': 'A purchase was paid.',
  'purchase.requires_action': 'A purchase of an API key waits for a person.',
  'purchase.failed': 'The card was declined for a purchase.',
  'purchase.canceled': 'A purchase ended without being paid.',
  'purchase.refunded': 'A purchase was refunded, in whole or in part.',
} as const
