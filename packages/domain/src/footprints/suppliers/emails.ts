/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const SUPPLIERS_EMAILS = {
  'supplier-request': 'Request to a supplier for its figures',
  'supplier-reminder': 'Reminder of a request to a supplier',
  'supplier-answer': 'Answer of a supplier',
  'supplier-withdrawal': 'Supplier took its answer back',
} as const
