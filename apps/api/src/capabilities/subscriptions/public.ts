export { applyInvoice, shareOfCycle } from './apply-invoice.ts'
export { announceRenewal, applyCyclePayment, applySubscription } from './apply-subscription.ts'
export { listPlans } from './plan-quote.ts'
export { reconcileSubscriptions } from './reconcile-subscriptions.ts'
export { refundCycle } from './refund-cycle.ts'
export { renderCycleInvoice } from './render-cycle-invoice.ts'
export {
  type CycleRow,
  findCycleOfPayment,
  findSubscription,
  loadCycle,
} from './subscription-records.ts'
