export { activeFootprint } from './active-footprint.ts'
export { certificateFile, documentsAddress, reportAddress } from './documents-address.ts'
export { RangeBar } from './estimate/range-bar.tsx'
export { ReasonField } from './inventory/history/reason-field.tsx'
export { reasonOf } from './inventory/history/reason-of-form.ts'
export {
  categoryAddress,
  commutingAddress,
  exportAddress,
  inventoryAddress,
  metersAddress,
  requestsAddress,
  sitesAddress,
  suppliersAddress,
  workbookAddress,
} from './inventory/inventory-address.ts'
export { placeOfForm, regionValue } from './inventory/where/place-of-form.ts'
export { RegionField } from './inventory/where/region-field.tsx'
export { mayChangeFootprints, mayVouchForFootprints } from './may-change.ts'
