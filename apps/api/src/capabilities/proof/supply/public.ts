export { allocateSupply } from './allocate-supply.ts'
export { suppliedBy } from './supplied-by.ts'
export { readSupplyLog } from './supply-log.ts'
