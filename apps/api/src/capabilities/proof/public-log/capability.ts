import type { Capability } from '../../../capability.ts'
import { logRoutes } from './routes.ts'

export const publicLog: Capability = {
  area: 'proof',
  name: 'public-log',
  says: 'The public log of every ledger entry, which anyone can check.',
  owns: {
    certificate_entry: { modes: 'live', retention: 'proof' },
    certificate_revision: { modes: 'live', retention: 'proof' },
    certificate_total: { modes: 'live', retention: 'proof' },
    certificate_statement_queue: { modes: 'live', retention: 'waiting' },
    certificate_withdrawal: { modes: 'live', retention: 'proof' },
    ledger_log_checkpoint: { modes: 'live', retention: 'proof' },
    ledger_log_halt: { modes: 'live', retention: 'proof' },
    ledger_log_head: { modes: 'live', retention: 'proof' },
    ledger_log_key: { modes: 'live', retention: 'proof' },
    ledger_log_leaf: { modes: 'live', retention: 'proof' },
    ledger_log_lost: { modes: 'live', retention: 'proof' },
    ledger_log_queue: { modes: 'live', retention: 'waiting' },
    ledger_log_tile: { modes: 'live', retention: 'proof' },
    ledger_secret: { modes: 'live', retention: 'proof' },
    supply_leaf: { modes: 'live', retention: 'proof' },
    supply_log_queue: { modes: 'live', retention: 'waiting' },
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
