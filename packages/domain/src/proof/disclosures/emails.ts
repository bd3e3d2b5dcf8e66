/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const DISCLOSURES_EMAILS = {
  'project-held-back': 'Project that lacks what must be published',
} as const
