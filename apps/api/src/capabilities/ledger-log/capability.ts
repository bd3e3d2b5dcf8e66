import type { Capability } from '../../capability.ts'
import { logRoutes } from './routes.ts'

export const ledgerLog: Capability = {
  area: 'proof',
  name: 'ledger-log',
  says: 'The public log of every ledger entry, which anyone can check.',
  owns: {
    certificate_entry: { kept: 'proof' },
    certificate_revision: { kept: 'proof' },
    certificate_total: { kept: 'proof' },
    certificate_statement_queue: { kept: 'waiting' },
    certificate_withdrawal: { kept: 'proof' },
    ledger_log_checkpoint: { kept: 'proof' },
    ledger_log_halt: { kept: 'proof' },
    ledger_log_head: { kept: 'proof' },
    ledger_log_key: { kept: 'proof' },
    ledger_log_leaf: { kept: 'proof' },
    ledger_log_lost: { kept: 'proof' },
    ledger_log_queue: { kept: 'waiting' },
    ledger_log_tile: { kept: 'proof' },
    ledger_secret: { kept: 'proof' },
    supply_leaf: { kept: 'proof' },
    supply_log_queue: { kept: 'waiting' },
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
