import type { Capability } from '../../../capability.ts'
import { CHANGE_QUEUE } from './change-queue.ts'
import { changeRoutes } from './routes.ts'

export const staffChanges: Capability = {
  area: 'staff',
  name: 'changes',
  says: 'What staff change in what everyone sees: drafted, checked, published, taken back.',
  owns: {
    staff_change: { modes: 'both', retention: 'common' },
  },
  routes: changeRoutes,
  workQueues: [CHANGE_QUEUE],
  bodies: { longForms: [/^\/staff\/changes\/[\w-]+\/edit$/, /^\/staff\/change\/[\w-]+$/] },
}
