/** What is recorded in the activity, as people read it. */
export const IMPACT_PAGES_ACTIVITY = {
  'impact-page-changed': 'The impact page was changed',
} as const
