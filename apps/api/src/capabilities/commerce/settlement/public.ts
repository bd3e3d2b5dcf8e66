export { applyPayment } from './apply-payment.ts'
export { cancelUnpaid } from './cancel-unpaid.ts'
export { getPaymentOutcome } from './get-payment-outcome.ts'
