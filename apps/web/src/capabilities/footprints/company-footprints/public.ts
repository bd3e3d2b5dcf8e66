export { activeFootprint } from './active-footprint.ts'
export { certificateFile, documentsAddress, reportAddress } from './documents-address.ts'
export { exportAddress, workbookAddress } from './inventory/inventory-address.ts'
export { mayVouchForFootprints } from './may-change.ts'
