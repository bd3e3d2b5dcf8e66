import type { Capability } from '../../../capability.ts'
import { recordStatus } from './record-status.ts'
import { statusRoutes } from './routes.ts'

export const status: Capability = {
  area: 'site',
  name: 'status',
  says: 'Whether the product works: what its processes saw themselves.',
  owns: {
    status_incident: {
      modes: 'both',
      retention: { days: 400, since: 'ended_at', what: 'Past faults on the status page' },
    },
    status_sighting: { modes: 'both', retention: 'common' },
  },
  asPlatform: {
    'routes.ts': 'whether the product works is public',
    'sightings.ts': 'what a process sees of a service is of no account',
  },
  routes: statusRoutes,
  steps: [{ name: 'record-status', everyMs: 15_000, run: recordStatus }],
}
