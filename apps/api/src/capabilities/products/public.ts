export {
  currentPriceBook,
  defaultProjects,
  listProjects,
  type Project,
  servicePrices,
} from './records.ts'
