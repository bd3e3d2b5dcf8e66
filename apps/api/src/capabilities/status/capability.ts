import type { Capability } from '../../capability.ts'
import { recordStatus } from './record-status.ts'
import { statusRoutes } from './routes.ts'

export const status: Capability = {
  name: 'status',
  says: 'Whether the product works: what its processes saw themselves.',
  routes: statusRoutes,
  steps: [{ name: 'record-status', everyMs: 15_000, run: recordStatus }],
}
