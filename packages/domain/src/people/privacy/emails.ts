/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const PRIVACY_EMAILS = {
  'deletion-notice': 'Notice that an account is deleted',
} as const
