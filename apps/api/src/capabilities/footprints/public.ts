export { deleteFiles, failStaleUploads, sweepFiles } from './evidence/sweep-files.ts'
export { listFootprintRows } from './footprint-records.ts'
export { saveFootprint } from './save-footprint.ts'
