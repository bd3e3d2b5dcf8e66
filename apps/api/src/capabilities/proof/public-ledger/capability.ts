import type { Capability } from '../../../capability.ts'
import { ledgerApiRoutes } from './api-routes.ts'
import { publicLedgerRoutes } from './routes.ts'

export const publicLedger: Capability = {
  area: 'proof',
  name: 'public-ledger',
  says: 'What anyone reads and searches of the public log.',
  owns: {
    public_ledger_entry: { modes: 'live', retention: 'proof' },
    public_ledger_month: { modes: 'live', retention: 'proof' },
  },
  publishes: ['public_ledger_entry'],
  asPlatform: {
    'api-routes.ts': 'the ledger is public',
    'routes.ts': 'the ledger is public',
  },
  routes: publicLedgerRoutes,
  apiRoutes: ledgerApiRoutes,
}
