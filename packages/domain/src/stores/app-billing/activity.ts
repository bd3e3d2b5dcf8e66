/** What is recorded in the activity, as people read it. */
export const APP_BILLING_ACTIVITY = {
  'shop-plan-asked': 'A plan was asked for at Shopify',
} as const
