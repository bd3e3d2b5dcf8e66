/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const ACCOUNTS_EMAILS = {
  verification: 'Link to verify an email address',
  'email-confirmation': 'Link to confirm a new email address',
  'password-reset': 'Link to choose a new password',
  claim: 'Link to choose a first password',
  'security-notice': 'Notice about the safety of the account',
} as const
