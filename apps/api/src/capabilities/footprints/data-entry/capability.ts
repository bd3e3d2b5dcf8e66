import type { Capability } from '../../../capability.ts'
import { dataEntryRoutes } from './routes.ts'

export const dataEntry: Capability = {
  area: 'footprints',
  name: 'data-entry',
  says: 'Entering figures within the sites and categories that a member is limited to.',
  owns: {},
  routes: dataEntryRoutes,
}
