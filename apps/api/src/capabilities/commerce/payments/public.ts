export { alertWords } from './alerts/alert-words.ts'
export { isHeldPurchase } from './alerts/is-held-purchase.ts'
export { type AlertKind, raiseAlert } from './alerts/raise-alert.ts'
export { checkBilling, saveBilling } from './billing.ts'
export { listCards } from './cards.ts'
export { chooseCard } from './choose-card.ts'
export { ensureCustomer } from './customer/ensure-customer.ts'
export { findCustomer } from './customer/find-customer.ts'
export { eachListed } from './each-listed.ts'
export { findBillingAddress, getCheckout } from './get-checkout.ts'
export { isInvoiced } from './invoices/is-invoiced.ts'
export { issueInvoice } from './invoices/issue-invoice.ts'
export { numberInvoices } from './invoices/number-invoices.ts'
export { sellerFrom } from './invoices/seller-of-the-day.ts'
export { isOlderThanPublished } from './older-than-published.ts'
export {
  hasTooManyOpen,
  insertPayment,
  listUnsettled,
  loadPayment,
  markPaymentCanceled,
  paymentSucceeded,
  recordDecline,
  recordProviderCheck,
} from './payment-records.ts'
export { refundIfClosed } from './refund-if-closed.ts'
export { findCardOf, rememberCard } from './remember-card.ts'
export { saveBillingAddress } from './save-billing-address.ts'
export {
  type Hold,
  refuseToFund,
  settleWithinSupply,
  type WhyHeld,
  writePaid,
} from './settle-within-supply.ts'
export { startCharge } from './start-charge.ts'
export { addressSentence } from './tax-ids/address-sentences.ts'
export { reconcileTaxIds } from './tax-ids/reconcile-tax-ids.ts'
export { saveVerdict } from './tax-ids/save-verdict.ts'
export { addTaxId, listTaxIds } from './tax-ids/tax-ids.ts'
export { unlessGatewayFails } from './unless-gateway-fails.ts'
