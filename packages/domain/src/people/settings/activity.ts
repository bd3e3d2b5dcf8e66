/** What is recorded in the activity, as people read it. */
export const SETTINGS_ACTIVITY = {
  'notifications-changed': 'Notification choices were changed',
  'account-changed': 'The account was changed',
  'address-changed': 'The billing address was changed',
  'logo-changed': 'The logo was changed',
  'logo-removed': 'The logo was removed',
} as const
