export { selectActions } from './action-records.ts'
export { readBaseYearRecords } from './base-year-records.ts'
export { listIntensityRecords } from './intensity-records.ts'
export { listTargetRows } from './target-records.ts'
