export {
  changePlan,
  endPlans,
  insertPlan,
  noteAskedCap,
  noteWarned,
  replaceOthers,
} from './change-plans.ts'
export {
  findPlan,
  listOpenPlans,
  OPEN,
  type PlanRow,
  plansByStore,
  presentPlan,
} from './plan-records.ts'
