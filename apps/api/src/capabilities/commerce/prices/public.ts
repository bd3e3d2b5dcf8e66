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
