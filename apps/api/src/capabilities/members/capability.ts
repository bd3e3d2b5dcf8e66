import type { Capability } from '../../capability.ts'
import { memberRoutes } from './routes.ts'

export const members: Capability = {
  name: 'members',
  says: 'Who else works on an account, and in which role.',
  routes: memberRoutes,
}
