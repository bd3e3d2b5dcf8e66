import type { Capability } from '../../capability.ts'
import { publicLedgerRoutes } from './routes.ts'

export const publicLedger: Capability = {
  name: 'public-ledger',
  says: 'What anyone reads and searches of the public log.',
  routes: publicLedgerRoutes,
}
