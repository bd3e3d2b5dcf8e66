export { listSites } from './list-sites.ts'
