export { selectActions } from './action-records.ts'
export { listFigureRows } from './intensity-records.ts'
export { listTargetRows } from './target-records.ts'
