import type { Capability } from '../../capability.ts'
import { developerRoutes } from './routes.ts'

export const developer: Capability = {
  area: 'developers',
  name: 'developer',
  says: 'What only a local installation has: its mailbox and its billing clock.',
  routes: developerRoutes,
}
