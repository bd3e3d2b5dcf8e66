/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const INVOICES_EMAILS = {
  receipt: 'Receipt of a purchase',
  'cycle-receipt': 'Receipt of a subscription',
} as const
