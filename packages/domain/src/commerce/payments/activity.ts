/** What is recorded in the activity, as people read it. */
export const PAYMENTS_ACTIVITY = {
  'card-begun': 'A new card was begun',
  'default-card-changed': 'Another card became the default',
  'card-removed': 'A card was removed',
  'tax-id-added': 'A tax id was added',
  'tax-id-removed': 'A tax id was removed',
} as const
