import type { Capability } from '../../capability.ts'
import { staffRoutes } from './routes.ts'

export const staff: Capability = {
  name: 'staff',
  says: 'What the people who run the product do, and for whom and why.',
  routes: staffRoutes,
}
