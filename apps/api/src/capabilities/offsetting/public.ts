export { cancelPurchase, failPurchase } from './end-purchase.ts'
export { findPurchase, invoiceNumber, loadPurchase, type PurchaseRow } from './purchase-records.ts'
export { renderInvoiceOf } from './render-invoice.ts'
export { settlePurchase } from './settle-purchase.ts'
