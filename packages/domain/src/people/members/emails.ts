/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const MEMBERS_EMAILS = {
  invitation: 'Invitation to an account',
} as const
