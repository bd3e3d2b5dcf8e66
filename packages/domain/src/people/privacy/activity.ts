/** What is recorded in the activity, as people read it. */
export const PRIVACY_ACTIVITY = {
  'data-exported': 'The data were exported',
  'user-deleted': 'The user was deleted',
} as const
