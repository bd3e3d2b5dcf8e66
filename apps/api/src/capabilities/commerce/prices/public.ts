export { carbonProjectOf, isHeldBack, isInUnitedStates } from './held-back-in-united-states.ts'
export {
  currentPriceBook,
  type DatedPriceBook,
  defaultProjects,
  listPriceBooks,
  listProjects,
  nextPriceBook,
  type Project,
  priceBookOf,
  priceShares,
  servicePrices,
} from './records.ts'
