import type { Capability } from '../../../capability.ts'
import { yearsRoutes } from './routes.ts'

export const years: Capability = {
  area: 'footprints',
  name: 'years',
  says: 'The footprints of a company side by side, and why they differ.',
  routes: yearsRoutes,
}
