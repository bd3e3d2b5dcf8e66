export {
  currentPriceBook,
  defaultProjects,
  listPriceBooks,
  listProjects,
  type Project,
  priceBookAt,
  priceBookOf,
  servicePrices,
} from './records.ts'
