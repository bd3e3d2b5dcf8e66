export { buyQuote } from './buy-quote.ts'
export { countsForBuyer, projectsOf } from './counts-for-buyer.ts'
export { coversOf } from './covers-of.ts'
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
export { deliveryOf, presentQuote } from './quote/present-quote.ts'
export { saveQuote } from './quote/quote-records.ts'
export { cancelPurchase, failPurchase } from './settle/end-purchase.ts'
export { refundPurchase } from './settle/refund-purchase.ts'
export { restorePurchase } from './settle/restore-purchase.ts'
export { settlePurchase } from './settle/settle-purchase.ts'
export { storedServicesOf } from './stored-services.ts'
export { updatePurchase } from './update-purchase.ts'
