/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const SUPPLIERS_EMAILS = {
  'supplier-request': 'Request to a supplier for its figures',
  'supplier-reminder': 'Reminder of a request to a supplier',
  'supplier-answer': 'Answer from a supplier',
  'supplier-withdrawal': 'Supplier withdrew its answer',
} as const
