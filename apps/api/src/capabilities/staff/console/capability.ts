import type { Capability } from '../../../capability.ts'
import { staffRoutes } from './routes.ts'

export const staffConsole: Capability = {
  area: 'staff',
  name: 'console',
  says: 'What the people who run the product do, and for whom and why.',
  owns: {
    staff_member: { modes: 'both', retention: 'common' },
    staff_grant: { modes: 'both', retention: 'common' },
  },
  publishes: ['staff_member'],
  routes: staffRoutes,
}
