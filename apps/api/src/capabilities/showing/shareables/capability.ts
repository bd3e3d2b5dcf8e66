import type { Capability } from '../../../capability.ts'
import { sharingRoutes } from './routes.ts'

export const shareables: Capability = {
  area: 'showing',
  name: 'shareables',
  says: 'What an account shows of itself to strangers: figures, badges and their proof.',
  owns: {
    account_share: { modes: 'live', retention: 'yours', exported: { of: 'account' } },
  },
  reads: [
    'account',
    'impact_ledger_entry',
    'impact_rollup_day',
    'impact_rollup_month',
    'project',
    'purchase',
    'vehicle_offset',
    'widget',
  ],
  asPlatform: {
    'routes.ts': 'what an account shares is for everyone',
  },
  routes: sharingRoutes,
}
