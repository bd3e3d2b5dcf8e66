/** What is recorded in the activity, as people read it. */
export const PURCHASES_BY_KEY_ACTIVITY = {
  'purchase-by-key-decided': 'A purchase by an API key was approved or declined',
} as const
