export { activeFootprint } from './active-footprint.ts'
export { certificateFile, documentsAddress, reportAddress } from './documents-address.ts'
export { RangeBar } from './estimate/range-bar.tsx'
export { ReasonField } from './inventory/history/reason-field.tsx'
export { reasonOf } from './inventory/history/reason-of-form.ts'
export {
  commutingAddress,
  exportAddress,
  inventoryAddress,
  metersAddress,
  requestsAddress,
  workbookAddress,
} from './inventory/inventory-address.ts'
export { mayChangeFootprints, mayVouchForFootprints } from './may-change.ts'
