/** What is recorded in the activity, as people read it. */
export const GRANTED_IMPACT_ACTIVITY = {
  'impact-entered': 'Staff entered impact for the account',
  'impact-taken-back': 'Staff took entered impact back',
} as const
