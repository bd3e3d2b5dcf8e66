import type { Capability } from '../../../capability.ts'
import { logRoutes } from './routes.ts'

export const publicLog: Capability = {
  area: 'proof',
  name: 'public-log',
  says: 'The public log of every ledger entry, which anyone can check.',
  owns: {
    certificate_entry: { retention: 'proof' },
    certificate_revision: { retention: 'proof' },
    certificate_total: { retention: 'proof' },
    certificate_statement_queue: { retention: 'waiting' },
    certificate_withdrawal: { retention: 'proof' },
    ledger_log_checkpoint: { retention: 'proof' },
    ledger_log_halt: { retention: 'proof' },
    ledger_log_head: { retention: 'proof' },
    ledger_log_key: { retention: 'proof' },
    ledger_log_leaf: { retention: 'proof' },
    ledger_log_lost: { retention: 'proof' },
    ledger_log_queue: { retention: 'waiting' },
    ledger_log_tile: { retention: 'proof' },
    ledger_secret: { retention: 'proof' },
    supply_leaf: { retention: 'proof' },
    supply_log_queue: { retention: 'waiting' },
  },
  views: ['certificate_statement'],
  reads: [
    'account',
    'certificate',
    'gift',
    'impact_ledger_entry',
    'store_bill',
    'subscription_cycle',
    'supply_lot',
  ],
  alsoWrites: ['certificate_name'],
  routes: logRoutes,
}
