export { ADDRESS_SENTENCE } from './address-sentences.ts'
export { ensureCustomer } from './ensure-customer.ts'
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
export { addTaxId, refuseTaxId } from './tax-ids.ts'
export { unlessGatewayFails } from './unless-gateway-fails.ts'
