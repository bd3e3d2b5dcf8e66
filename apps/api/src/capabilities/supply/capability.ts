import type { Capability } from '../../capability.ts'
import { NOT_TRIED_AGAIN } from '../../jobs/queue-options.ts'
import { allocateSupply } from './allocate-supply.ts'
import { supplyRoutes } from './routes.ts'

declare module '../../jobs/jobs.ts' {
  interface Jobs {
    'allocate-supply': Record<string, never>
  }
}

export const supply: Capability = {
  name: 'supply',
  says: 'What was bought from projects, and which of it stands behind what was funded.',
  routes: supplyRoutes,
  jobs: {
    'allocate-supply': { queue: NOT_TRIED_AGAIN, every: '* * * * *', run: allocateSupply },
  },
  bodies: { fileForms: [/^\/staff\/supply$/], fileCalls: [/^\/api\/staff\/supply$/] },
}
