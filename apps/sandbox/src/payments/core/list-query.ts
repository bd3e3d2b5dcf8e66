export type ListQuery = {
  limit: number
  startingAfter: string | null
  endingBefore: string | null
  customer: string | null
  createdFrom: number | null
  createdBefore: number | null
  /** Invoices alone have one. */
  subscription: string | null
  /** Invoices alone have one. */
  status: string | null
  /** Events alone have one. */
  eventType: string | null
  /** Refunds alone have one. */
  paymentIntent: string | null
}

/** As many as a list gives, with no filter. */
export const EVERYTHING: ListQuery = {
  limit: 1000,
  startingAfter: null,
  endingBefore: null,
  customer: null,
  createdFrom: null,
  createdBefore: null,
  subscription: null,
  status: null,
  eventType: null,
  paymentIntent: null,
}
