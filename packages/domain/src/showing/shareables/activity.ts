/** What is recorded in the activity, as people read it. */
export const SHAREABLES_ACTIVITY = {
  'badges-changed': 'Badges were turned on or off',
} as const
