import type { Capability } from '../../../capability.ts'
import { emissionFactorApiRoutes } from './api-routes.ts'
import { emissionFactorRoutes } from './routes.ts'

export const emissionFactors: Capability = {
  area: 'footprints',
  name: 'emission-factors',
  says: 'What a unit of an activity emits, by published sets of factors; and a line computed with them.',
  owns: {
    emission_factor: { modes: 'both', retention: 'common' },
    emission_factor_set: { modes: 'both', retention: 'common' },
  },
  publishes: ['emission_factor'],
  routes: emissionFactorRoutes,
  apiRoutes: emissionFactorApiRoutes,
}
