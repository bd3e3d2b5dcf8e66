/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const SETTLEMENT_EMAILS = {
  'refund-notice': 'Notice of a refund',
} as const
