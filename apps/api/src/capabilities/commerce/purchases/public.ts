export { buyQuote } from './buy-quote.ts'
export { beginKeyPurchase, type KeyOrder } from './by-key/begin-key-purchase.ts'
export {
  actionEndsAt,
  decideKeyPurchase,
  findKeyPurchase,
  type KeyPurchase,
  setKeyPurchaseAction,
  spentByKey,
} from './by-key/key-purchase-records.ts'
export { presentDryRun } from './by-key/present-dry-run.ts'
export { type OrderByKey, readKeyOrder } from './by-key/read-key-order.ts'
export { recordApproval } from './by-key/record-approval.ts'
export { countsForBuyer, projectsOf } from './counts-for-buyer.ts'
export { coversOf } from './covers-of.ts'
export { presentApiPurchase } from './present-api-purchase.ts'
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
export { findApiQuote, saveApiQuote } from './quote/api-quotes.ts'
export { whyNotFor } from './quote/find-obstacle.ts'
export { deliveryOf, presentQuote } from './quote/present-quote.ts'
export { findQuote, saveQuote } from './quote/quote-records.ts'
export { cancelPurchase, failPurchase } from './settle/end-purchase.ts'
export { endHeldPurchase, refundPurchase } from './settle/refund-purchase.ts'
export { restorePurchase } from './settle/restore-purchase.ts'
export { type PaidPurchase, settlePurchase } from './settle/settle-purchase.ts'
export { storedServicesOf } from './stored-services.ts'
export { buyInTest } from './test-purchases/buy-in-test.ts'
export { updatePurchase } from './update-purchase.ts'
