import type { Capability } from '../../capability.ts'
import { impactRoutes } from './routes.ts'

export const impact: Capability = {
  name: 'impact',
  says: 'What an account funded: the ledger, and the sums read from it.',
  routes: impactRoutes,
}
