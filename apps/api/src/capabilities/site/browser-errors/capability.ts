import type { Capability } from '../../../capability.ts'
import { browserErrorRoutes } from './routes.ts'

export const browserErrors: Capability = {
  area: 'site',
  name: 'browser-errors',
  says: 'Which faults browsers report.',
  routes: browserErrorRoutes,
}
