/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const COMPANY_FOOTPRINTS_EMAILS = {
  'approval-request': 'Request to approve a declaration',
  'approval-refusal': 'Answer to a request to approve a declaration',
} as const
