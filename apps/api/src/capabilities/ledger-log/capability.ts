import type { Capability } from '../../capability.ts'
import { logRoutes } from './routes.ts'

export const ledgerLog: Capability = {
  name: 'ledger-log',
  says: 'The public log of every ledger entry, which anyone can check.',
  routes: logRoutes,
}
