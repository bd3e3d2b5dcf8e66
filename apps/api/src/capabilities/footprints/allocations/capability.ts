import type { Capability } from '../../../capability.ts'
import { allocationRoutes } from './routes.ts'

export const allocations: Capability = {
  area: 'footprints',
  name: 'allocations',
  says: 'Which part of a supplier’s emissions is a customer’s.',
  owns: {},
  routes: allocationRoutes,
}
