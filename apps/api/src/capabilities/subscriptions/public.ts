export { applyInvoice } from './apply-invoice.ts'
export { announceRenewal, applyCyclePayment, applySubscription } from './apply-subscription.ts'
export { instalmentWords, shareOfCycle } from './cycle-impact.ts'
export { listPlans } from './list-plans.ts'
export { nextSnapshotNumber } from './next-snapshot-number.ts'
export { linesOf } from './plan-lines.ts'
export { reconcileSubscriptions } from './reconcile-subscriptions.ts'
export { refundCycle } from './refund-cycle.ts'
export { refundSecondCycle, refundSecondSubscription } from './refund-second-subscription.ts'
export { restoreCycle } from './restore-cycle.ts'
export {
  type CycleRow,
  findCycleOfInvoice,
  findCycleOfPayment,
  findPaidPlan,
  findSubscription,
  loadCycle,
  subscriptionsWithPlan,
} from './subscription-records.ts'
export { billStores } from './usage/bill-stores.ts'
export { endUsagePlan } from './usage/end-usage-plan.ts'
export { findUsagePlan } from './usage/find-usage-plan.ts'
export { startUsagePlan } from './usage/start-usage-plan.ts'
export { wayBackTo } from './way-back-to.ts'
