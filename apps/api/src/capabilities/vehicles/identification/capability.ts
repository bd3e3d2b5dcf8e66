import type { Capability } from '../../../capability.ts'
import { vehicleApiRoutes } from './api-routes.ts'
import { sweepDrafts } from './identify/draft-records.ts'
import { identificationRoutes } from './routes.ts'

export const identification: Capability = {
  area: 'vehicles',
  name: 'identification',
  says: 'Which vehicle it is, and what it emits in a year.',
  owns: {
    catalogue_choice: { modes: 'both', retention: 'common' },
    catalogue_vehicle: { modes: 'both', retention: 'common' },
    registry_answer: { modes: 'both', retention: 'registry' },
    vehicle_draft: { modes: 'both', retention: 'choices' },
  },
  asPlatform: {
    'identify/draft-records.ts': 'a draft is of a browser, and not of an account',
    'known-figures.ts': 'answers of the registry are the same for everyone',
    'registry/find-registration.ts': 'answers of the registry are the same for everyone',
  },
  routes: identificationRoutes,
  apiRoutes: vehicleApiRoutes,
  sweeps: [sweepDrafts],
}
