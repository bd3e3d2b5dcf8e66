/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const GIFTS_EMAILS = {
  gift: 'Gift to its recipient',
  'gift-notice': 'Notice about a gift',
} as const
