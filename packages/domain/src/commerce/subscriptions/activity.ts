/** What is recorded in the activity, as people read it. */
export const SUBSCRIPTIONS_ACTIVITY = {
  'plan-changed': 'Another choice was made for a plan',
  'plan-cancelled': 'A plan was cancelled',
  'plan-resumed': 'A cancelled plan was resumed',
  'plan-card-changed': 'Another card was chosen for a plan',
} as const
