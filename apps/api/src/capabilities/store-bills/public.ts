export { billSoFar } from './bill-so-far.ts'
export { hasBillable, sumUnbilled } from './billable-orders.ts'
export {
  impactOfBills,
  listBillsOf,
  markSent,
  refundBills,
  restoreBills,
  settleBills,
  voidBills,
} from './charges.ts'
export { issueStoreBills } from './issue-store-bills.ts'
export {
  type BilledLine,
  type BillOfLine,
  billKeyOf,
  billsOfLines,
  linesOfOrders,
  orderKeyOf,
} from './lines-of-orders.ts'
export { listBillOrders, listBills, listBillsBefore } from './list-bills.ts'
export { streamOrdersFile } from './orders-file.ts'
export { overCapSoFar } from './over-cap-so-far.ts'
export { placeInTree } from './place-in-tree.ts'
export { settleBill } from './settle-bill.ts'
export { lockAllAlone, lockAlone, lockShared, stripesOf } from './store-locks.ts'
export { countFromNow, followPlan } from './store-plans.ts'
export { treeOfOrders } from './trees-of-orders.ts'
