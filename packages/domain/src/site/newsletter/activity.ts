/** What is recorded in the activity, as people read it. */
export const NEWSLETTER_ACTIVITY = {
  'newsletter-joined': 'The newsletter was asked for',
  'newsletter-left': 'The newsletter was left',
} as const
