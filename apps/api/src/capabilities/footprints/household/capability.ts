import type { Capability } from '../../../capability.ts'
import { householdApiRoutes } from './api-routes.ts'
import { householdRoutes } from './routes.ts'

export const household: Capability = {
  area: 'footprints',
  name: 'household',
  says: 'What a person and their home emit in a year, how sure that is, and what would tell more.',
  owns: {
    household_action: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    household_result: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
  },
  routes: householdRoutes,
  apiRoutes: householdApiRoutes,
}
