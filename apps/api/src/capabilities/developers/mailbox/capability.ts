import type { Capability } from '../../../capability.ts'
import { developerRoutes } from './routes.ts'

export const mailbox: Capability = {
  area: 'developers',
  name: 'mailbox',
  says: 'What only a local installation has: its mailbox and its billing clock.',
  routes: developerRoutes,
}
