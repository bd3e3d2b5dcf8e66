/** The events that it tells programs of, with what each means. */
export const BILLS_EVENTS = {
  'store_bill.issued': 'The orders of a shop were billed.',
  'store_bill.paid': 'A bill for the orders of a shop was paid.',
  'store_bill.failed': 'A bill for the orders of a shop will not be paid.',
} as const
