export { getPaymentOutcome } from './get-payment-outcome.ts'
