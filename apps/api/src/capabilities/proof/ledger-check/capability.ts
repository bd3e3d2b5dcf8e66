import type { Capability } from '../../../capability.ts'
import { TENANT_CHECKS } from './tenant-checks.ts'

export const ledgerCheck: Capability = {
  area: 'proof',
  name: 'ledger-check',
  says: 'Whether payments, ledger, totals, log and supply agree: the rules of `npm run verify:ledger`.',
  checks: TENANT_CHECKS,
}
