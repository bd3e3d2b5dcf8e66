export {
  currentPriceBook,
  defaultProjects,
  listProjects,
  type Project,
  priceBookOf,
  servicePrices,
} from './records.ts'
