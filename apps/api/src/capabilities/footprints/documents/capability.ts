import type { Capability } from '../../../capability.ts'
import { CERTIFICATE_CHECK } from './certificate-check.ts'
import { keepDeclaredReport } from './declared-reports.ts'
import { footprintDocumentRoutes } from './routes.ts'

export const documents: Capability = {
  area: 'footprints',
  name: 'documents',
  says: 'The report and the certificate of a footprint.',
  owns: {
    declared_report: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', columns: ['footprint_id', 'number', 'sha256'] },
    },
    disclosure_profile: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    footprint_certificate: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    footprint_certificate_end: { modes: 'live', retention: 'yours', exported: { of: 'account' } },
  },
  asPlatform: {
    'routes.ts': 'anyone may verify a certificate whose number they have',
  },
  routes: footprintDocumentRoutes,
  whenDeclared: keepDeclaredReport,
  footprintChecks: [CERTIFICATE_CHECK],
}
