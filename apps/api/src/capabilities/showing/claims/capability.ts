import type { Capability } from '../../../capability.ts'
import { claimRoutes } from './routes.ts'

export const claims: Capability = {
  area: 'showing',
  name: 'claims',
  says: 'What may be said of the climate, in which market, and what has to be shown with it.',
  owns: {},
  routes: claimRoutes,
}
