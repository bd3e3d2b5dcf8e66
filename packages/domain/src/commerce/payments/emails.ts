/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const PAYMENTS_EMAILS = {
  'payment-alert': 'Payment for staff to look at',
} as const
