/** What is recorded in the activity, as people read it. */
export const CONNECTED_STORES_ACTIVITY = {
  'shop-connected': 'A shop was connected',
  'shop-disconnected': 'A shop was disconnected',
  'shop-paused': 'A shop was paused or resumed',
  'shop-cap-changed': 'The monthly limit of a shop was changed',
  'shop-secret-changed': 'A shop was given a new secret',
} as const
