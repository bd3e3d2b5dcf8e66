export { allocateSupply, readSupplyEvents } from './allocate-supply.ts'
export { suppliedBy } from './supplied-by.ts'
