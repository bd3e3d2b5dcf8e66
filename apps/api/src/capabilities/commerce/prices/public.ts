export {
  currentPriceBook,
  type DatedPriceBook,
  defaultProjects,
  listPriceBooks,
  listProjects,
  type Project,
  priceBookOf,
  servicePrices,
} from './records.ts'
