/** All of a payment was refunded. `at` distinguishes two of a kind. */
export type RefundNotice = PaymentOf & { at: number }
/** A part of a payment was refunded, so what was paid counts as before; or a refund failed. */
export type RefundPartNotice = PaymentOf & {
  refundId: string
  minor: number
  hasFailed: boolean
  /** It had been taken back, and counts again. */
  countsAgain: boolean
}
type PaymentOf = { purchaseId: string } | { cycleId: string }
