export { announceRenewal, applyCyclePayment, applySubscription } from './apply-subscription.ts'
export { applyInvoice } from './cycles/apply-invoice.ts'
export { instalmentWords, shareOfCycle } from './cycles/cycle-impact.ts'
export { nextSnapshotNumber } from './cycles/next-snapshot-number.ts'
export { refundCycle } from './cycles/refund-cycle.ts'
export { refundSecondCycle, refundSecondSubscription } from './cycles/refund-second-subscription.ts'
export { rememberCardOfCycle } from './cycles/remember-card-of-cycle.ts'
export { restoreCycle } from './cycles/restore-cycle.ts'
export { planPath, planRows, yourPlan } from './notices/plan-rows.ts'
export { reconcileSubscriptions } from './reconcile-subscriptions.ts'
export { listPlans } from './start/list-plans.ts'
export { linesOf } from './start/plan-lines.ts'
export { wayBackTo } from './start/way-back-to.ts'
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
