/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const PURCHASES_EMAILS = {
  receipt: 'Receipt of a purchase',
} as const
