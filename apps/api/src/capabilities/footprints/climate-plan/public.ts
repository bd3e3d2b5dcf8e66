export { selectActions } from './action-records.ts'
export { readBaseYear } from './base-year-records.ts'
export { listFigureRows } from './intensity-records.ts'
export { listTargetRows } from './target-records.ts'
