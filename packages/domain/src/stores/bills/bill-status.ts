export const BILL_STATUSES = [
  /** Cut, and not at the provider yet. */
  'waiting',
  'sent',
  'paid',
  /** The money went back, and what it funded with it. */
  'refunded',
  /** Not to be paid any more. */
  'void',
] as const
export type BillStatus = (typeof BILL_STATUSES)[number]

/** Nothing of such a bill is funded, and nothing will be. */
export const isGivenUp = (status: BillStatus | null): boolean =>
  status === 'refunded' || status === 'void'
