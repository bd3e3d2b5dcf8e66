export { currentPriceBook, defaultProjects, listProjects, type Project } from './records.ts'
