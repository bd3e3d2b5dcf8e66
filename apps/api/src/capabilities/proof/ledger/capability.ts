import type { Capability } from '../../../capability.ts'
import { impactRoutes } from './routes.ts'

export const ledger: Capability = {
  area: 'proof',
  name: 'ledger',
  says: 'What an account funded: the ledger, and the sums read from it.',
  owns: {
    impact_ledger_entry: {
      modes: 'live',
      retention: 'proof',
      exported: { of: 'account', alsoCsv: true },
    },
    impact_platform_total: { modes: 'live', retention: 'proof' },
    impact_rollup_day: {
      modes: 'live',
      retention: 'proof',
      notExported: 'a total of the ledger, which is exported',
    },
    impact_rollup_month: {
      modes: 'live',
      retention: 'proof',
      notExported: 'a total of the ledger, which is exported',
    },
    impact_rollup_project: {
      modes: 'live',
      retention: 'proof',
      notExported: 'a total of the ledger, which is exported',
    },
    test_ledger_entry: {
      modes: 'test',
      retention: 'proof',
      notExported: 'of a test account, and true of nothing',
    },
  },
  reads: ['project', 'supply_cover'],
  asPlatform: {
    'routes.ts': 'the totals of the platform are public',
  },
  routes: impactRoutes,
}
