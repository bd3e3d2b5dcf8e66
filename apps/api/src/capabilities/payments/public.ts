export { ADDRESS_SENTENCE } from './address-sentences.ts'
export { checkBilling, saveBilling } from './billing.ts'
export { ensureCustomer, findCustomer } from './ensure-customer.ts'
export { issueInvoice } from './issue-invoice.ts'
export {
  insertPayment,
  listUnsettled,
  loadPayment,
  markPaymentCanceled,
  markPaymentSucceeded,
  recordDecline,
} from './payment-records.ts'
export { rememberCard } from './remember-card.ts'
export { startCharge } from './start-charge.ts'
export { addTaxId } from './tax-ids.ts'
export { unlessGatewayFails } from './unless-gateway-fails.ts'
