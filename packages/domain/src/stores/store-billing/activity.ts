/** What is recorded in the activity, as people read it. */
export const STORE_BILLING_ACTIVITY = {
  'shop-billing-started': 'A card was chosen to pay for what shops contribute',
  'shop-billing-ended': 'The plan of the shops was ended',
} as const
