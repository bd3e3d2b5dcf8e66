export { cancelPurchase, failPurchase } from './end-purchase.ts'
export { findPurchase, loadPurchase, lockPurchase, type PurchaseRow } from './purchase-records.ts'
export { settlePurchase } from './settle-purchase.ts'
