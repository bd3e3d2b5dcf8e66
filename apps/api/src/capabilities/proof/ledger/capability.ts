import type { Capability } from '../../../capability.ts'
import { impactApiRoutes } from './api-routes.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'
import { renderCertificateEvent } from './render-certificate-event.ts'
import { impactRoutes } from './routes.ts'

export const ledger: Capability = {
  area: 'proof',
  name: 'ledger',
  says: 'What an account funded: the ledger, and the sums read from it.',
  owns: {
    certificate: { modes: 'live', retention: 'proof', exported: { of: 'account' } },
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
    test_certificate: {
      modes: 'test',
      retention: 'tests',
      notExported: 'of a test account, and true of nothing',
    },
    test_ledger_entry: {
      modes: 'test',
      retention: 'tests',
      notExported: 'of a test account, and true of nothing',
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
    'api-routes.ts': 'the totals of the platform are public',
    'routes.ts': 'the totals of the platform are public',
  },
  eventRenderers: {
    'certificate.issued': renderCertificateEvent,
    'certificate.revised': renderCertificateEvent,
    'certificate.withdrawn': renderCertificateEvent,
  },
  routes: impactRoutes,
  apiRoutes: impactApiRoutes,
  checks: LEDGER_CHECKS,
}
