/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const NEWSLETTER_EMAILS = {
  'newsletter-request': 'Link to join the newsletter',
  'newsletter-test': 'Test of the newsletter',
} as const
