import type { Capability } from '../../capability.ts'
import { offsettingRoutes } from './routes.ts'

export const offsetting: Capability = {
  name: 'offsetting',
  says: 'What trees, CO2e and plastic removal cost, and which project gets the money.',
  routes: offsettingRoutes,
}
