export { hasBillable } from './billable-orders.ts'
export { type CutBill, type Cutting, cutStoreBill } from './cut-store-bill.ts'
export { settleBill } from './settle-bill.ts'
