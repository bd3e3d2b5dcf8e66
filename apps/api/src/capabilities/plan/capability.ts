import type { Capability } from '../../capability.ts'
import { planRoutes } from './routes.ts'

export const plan: Capability = {
  name: 'plan',
  says: 'How far a company means to reduce its footprint, by when and with what.',
  routes: planRoutes,
}
