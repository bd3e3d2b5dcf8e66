export { currentPriceBook, listProjects, type Project } from './records.ts'
