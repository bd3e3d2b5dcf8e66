export { allocateSupply } from './allocate-supply.ts'
export { suppliedBy, suppliedWithLabels } from './supplied-by.ts'
export { readSupplyLog } from './supply-log.ts'
