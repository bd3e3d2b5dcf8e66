export { findInvoice, type InvoiceRow } from './invoice-records.ts'
export { renderInvoice } from './render-invoice.ts'
