import type { Capability } from '../../../capability.ts'
import { siteRoutes } from './routes.ts'

export const sites: Capability = {
  area: 'footprints',
  name: 'sites',
  says: 'Where the sites of a company are, and which lines have a factor from somewhere else.',
  routes: siteRoutes,
}
