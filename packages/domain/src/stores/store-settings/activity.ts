/** What is recorded in the activity, as people read it. */
export const STORE_SETTINGS_ACTIVITY = {
  'shop-rule-changed': 'What a shop contributes was changed',
} as const
