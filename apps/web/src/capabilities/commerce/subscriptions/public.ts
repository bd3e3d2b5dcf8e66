export { findInTheWay, type PlanInTheWay } from './in-the-way.ts'
export { NoSecondPlan } from './plan-in-the-way.tsx'
export { planSetup, yearInWords } from './plan-words.ts'
