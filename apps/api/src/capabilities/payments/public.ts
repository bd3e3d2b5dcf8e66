export { ADDRESS_SENTENCE } from './address-sentences.ts'
export { ALERT_WORDS } from './alert-words.ts'
export { checkBilling, saveBilling } from './billing.ts'
export { listCards } from './cards.ts'
export { eachListed } from './each-listed.ts'
export { ensureCustomer } from './ensure-customer.ts'
export { findCustomer } from './find-customer.ts'
export { getCheckout } from './get-checkout.ts'
export { issueInvoice } from './issue-invoice.ts'
export { numberInvoices } from './number-invoices.ts'
export {
  hasTooManyOpen,
  insertPayment,
  listUnsettled,
  loadPayment,
  markPaymentCanceled,
  noteAsked,
  paymentSucceeded,
  recordDecline,
} from './payment-records.ts'
export { type AlertKind, raiseAlert } from './raise-alert.ts'
export { reconcileTaxIds } from './reconcile-tax-ids.ts'
export { refundIfClosed } from './refund-if-closed.ts'
export { rememberCard } from './remember-card.ts'
export { settleOrPark, writePaid } from './settle-or-park.ts'
export { startCharge } from './start-charge.ts'
export { addTaxId } from './tax-ids.ts'
export { unlessGatewayFails } from './unless-gateway-fails.ts'
