/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const LEADS_EMAILS = {
  lead: 'Message for staff to answer',
  'lead-received': 'Confirmation that a message arrived',
  'lead-answer': 'Answer to a message',
} as const
