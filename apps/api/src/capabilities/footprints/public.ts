export { listFootprintRows } from './footprint-records.ts'
