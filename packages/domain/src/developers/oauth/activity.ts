/** What is recorded in the activity, as people read it. */
export const OAUTH_ACTIVITY = {
  'app-connected': 'An app was connected',
  'app-disconnected': 'An app was disconnected',
} as const
