/** The events that it tells programs of, with what each means. */
export const INVOICES_EVENTS = {
  'invoice.issued': 'An invoice got its number.',
} as const
