export { listFootprintRows } from './footprint-records.ts'
export { saveFootprint } from './save-footprint.ts'
