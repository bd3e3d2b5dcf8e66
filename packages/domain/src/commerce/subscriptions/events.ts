/** The events that it tells programs of, with what each means. */
export const SUBSCRIPTIONS_EVENTS = {
  'subscription.started': 'A plan was paid for the first time.',
  'subscription.changed': 'A change of a plan was agreed.',
  'subscription.renewed': 'A plan was paid for again.',
  'subscription.payment_failed': 'A payment for a plan failed.',
  'subscription.canceled': 'A plan has ended.',
} as const
