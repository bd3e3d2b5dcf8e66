/** What is recorded in the activity, as people read it. */
export const ASSET_USES_ACTIVITY = {
  'markets-changed': 'Where badges and the like are seen was changed',
} as const
