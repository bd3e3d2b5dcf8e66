import type { Capability } from '../../../capability.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'
import { impactRoutes } from './routes.ts'

export const ledger: Capability = {
  area: 'proof',
  name: 'ledger',
  says: 'What an account funded: the ledger, and the sums read from it.',
  owns: {
    certificate: { retention: 'proof', exported: { of: 'account' } },
    impact_ledger_entry: { retention: 'proof', exported: { of: 'account', alsoCsv: true } },
    impact_platform_total: { retention: 'proof' },
    impact_rollup_day: {
      retention: 'proof',
      notExported: 'a total of the ledger, which is exported',
    },
    impact_rollup_month: {
      retention: 'proof',
      notExported: 'a total of the ledger, which is exported',
    },
    impact_rollup_project: {
      retention: 'proof',
      notExported: 'a total of the ledger, which is exported',
    },
  },
  publishes: [
    'certificate',
    'impact_ledger_entry',
    'impact_platform_total',
    'impact_rollup_day',
    'impact_rollup_month',
    'impact_rollup_project',
  ],
  asPlatform: {
    'routes.ts': 'the totals of the platform are public',
  },
  routes: impactRoutes,
  checks: LEDGER_CHECKS,
}
