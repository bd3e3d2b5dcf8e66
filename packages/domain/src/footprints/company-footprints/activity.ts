/** What is recorded in the activity, as people read it. */
export const COMPANY_FOOTPRINTS_ACTIVITY = {
  'declaration-policy-changed': 'Who approves declarations was changed',
} as const
