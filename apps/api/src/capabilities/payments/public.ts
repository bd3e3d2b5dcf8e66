export { ensureCustomer } from './ensure-customer.ts'
export { getPaymentOutcome } from './get-payment-outcome.ts'
export {
  insertPayment,
  loadPayment,
  markPaymentCanceled,
  markPaymentSucceeded,
  recordDecline,
} from './payment-records.ts'
export { startCharge } from './start-charge.ts'
export { addTaxId, refuseTaxId } from './tax-ids.ts'
