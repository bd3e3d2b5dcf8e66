/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const SUBSCRIPTIONS_EMAILS = {
  'subscription-renewal': 'Reminder of a renewal',
  'subscription-payment-failed': 'Failed payment',
  'subscription-payment-given-up': 'Payment that is not tried again',
  'subscription-card-expiring': 'Card that expires',
  'subscription-changed': 'Changed subscription',
  'subscription-cancelled': 'Cancelled subscription',
  'subscription-resumed': 'Resumed subscription',
  'subscription-held-by-law': 'Payment that waits for a sale to be allowed',
  'subscription-held-by-supply': 'Payment that waits for supply',
} as const
