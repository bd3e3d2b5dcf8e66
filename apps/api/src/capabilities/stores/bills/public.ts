export { billSoFar } from './bill-so-far.ts'
export { isOrderSetAside, projectsOfShop } from './funds/funded-projects.ts'
export {
  amountsOf,
  amountsOfAll,
  FUNDS,
  fundedBy,
  OF_LINE,
  quantityOfImpact,
} from './funds/quantities-of-orders.ts'
export { hasBillable, sumUnbilled } from './issue/billable-orders.ts'
export { issueStoreBills } from './issue/issue-store-bills.ts'
export {
  type BilledLine,
  type BillOfLine,
  billKeyOf,
  billsOfLines,
  linesOfOrders,
  orderKeyOf,
} from './issue/lines-of-orders.ts'
export { lockAllAlone, lockAlone, lockShared, stripesOf } from './issue/store-locks.ts'
export { treeOfOrders } from './issue/trees-of-orders.ts'
export { listBillOrders, listBills, listBillsBefore } from './list-bills.ts'
export { streamOrdersFile } from './orders-file.ts'
export { overCapSoFar } from './over-cap-so-far.ts'
export {
  impactOfBills,
  listBillsOf,
  markSent,
  refundBills,
  restoreBills,
  settleBills,
  voidBills,
} from './settle/charges.ts'
export { groupWaitingCharges, noteRecorded } from './settle/charges-at-provider.ts'
export { placeInTree } from './settle/place-in-tree.ts'
export { settleBill } from './settle/settle-bill.ts'
export { countFromNow, followPlan } from './store-plans.ts'
