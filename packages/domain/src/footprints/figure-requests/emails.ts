/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const FIGURE_REQUESTS_EMAILS = {
  'figure-request': 'Request for figures of a footprint',
  'figure-request-reminder': 'Reminder of a request for figures',
  'figure-request-answer': 'Answer to a request for figures',
} as const
