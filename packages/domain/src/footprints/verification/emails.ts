/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const VERIFICATION_EMAILS = {
  'verification-question': 'Question about a footprint',
  'footprint-decision': 'Decision about a footprint',
} as const
