export { buyQuote } from './buy-quote.ts'
export { countsForBuyer, projectsOf } from './counts-for-buyer.ts'
export { coversOf } from './covers-of.ts'
export { cancelPurchase, failPurchase } from './end-purchase.ts'
export { deliveryOf, presentQuote } from './present-quote.ts'
export {
  coversNothingMore,
  type KindDeps,
  kindOf,
  type PurchaseKind,
  type PurchaseKinds,
  type QuoteKind,
  type Reader,
  type Settled,
} from './purchase-kind.ts'
export { findPurchase, loadPurchase, type PurchaseRow } from './purchase-records.ts'
export { saveQuote } from './quote-records.ts'
export { refundPurchase } from './refund-purchase.ts'
export { restorePurchase } from './restore-purchase.ts'
export { settlePurchase } from './settle-purchase.ts'
export { servicesOf } from './stored-services.ts'
export { updatePurchase } from './update-purchase.ts'
