export {
  currentPriceBook,
  defaultProjects,
  listProjects,
  type Project,
  presentBook,
  priceBookOf,
  servicePrices,
} from './records.ts'
