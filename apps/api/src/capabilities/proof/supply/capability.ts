import type { Capability } from '../../../capability.ts'
import { NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { allocateSupply } from './allocate-supply.ts'
import { LOT_LABEL_CHANGE } from './labels/lot-label-change.ts'
import { supplyRoutes } from './routes.ts'
import { SUPPLY_CHECKS } from './supply-checks.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'allocate-supply': Record<string, never>
  }
}

export const supply: Capability = {
  area: 'proof',
  name: 'supply',
  says: 'What was bought from projects, and which of it stands behind what was funded.',
  owns: {
    supply_allocation: { modes: 'live', retention: 'proof' },
    supply_block: { modes: 'live', retention: 'proof' },
    supply_cover: { modes: 'live', retention: 'proof' },
    supply_generation: { modes: 'live', retention: 'proof' },
    supply_lot: { modes: 'live', retention: 'proof' },
    supply_lot_label: { modes: 'live', retention: 'proof' },
    supply_pool: { modes: 'live', retention: 'proof' },
    supply_wait: { modes: 'live', retention: 'proof' },
  },
  publishes: [
    'supply_allocation',
    'supply_cover',
    'supply_generation',
    'supply_lot',
    'supply_pool',
    'supply_wait',
  ],
  asPlatform: {
    'routes.ts': 'what was bought from projects is public',
  },
  routes: supplyRoutes,
  jobs: {
    'allocate-supply': { queue: NOT_TRIED_AGAIN, every: '* * * * *', run: allocateSupply },
  },
  bodies: { fileForms: [/^\/staff\/supply$/], fileCalls: [/^\/api\/staff\/supply$/] },
  checks: SUPPLY_CHECKS,
  staffChanges: [LOT_LABEL_CHANGE],
}
