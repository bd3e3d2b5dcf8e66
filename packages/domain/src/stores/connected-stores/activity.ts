/** What is recorded in the activity, as people read it. */
export const CONNECTED_STORES_ACTIVITY = {
  'shop-connected': 'A shop was connected',
  'shop-disconnected': 'A shop was disconnected',
  'shop-paused': 'A shop was paused or resumed',
  'shop-cap-changed': 'The monthly limit of a shop was changed',
  'shop-secret-changed': 'A shop was given a new secret',
  'shop-billing-started': 'A card was chosen to pay for what shops contribute',
  'shop-billing-ended': 'The plan of the shops was ended',
  'shop-plan-asked': 'A plan was asked for at Shopify',
  'shop-rule-changed': 'What a shop contributes was changed',
  'deliveries-retried': 'Staff had shops read again',
  'deliveries-dropped': 'Staff dropped deliveries of shops',
} as const
