import type { Capability } from '../../../capability.ts'
import { proveCertificates } from './credentials/sign-credentials.ts'
import { certificateRoutes } from './routes.ts'

export const certificates: Capability = {
  area: 'proof',
  name: 'certificates',
  says: 'What a paid purchase states, for its owner and for anyone who checks it.',
  owns: {
    certificate: { modes: 'live', retention: 'proof', exported: { of: 'account' } },
    certificate_name: {
      modes: 'live',
      retention: 'proof',
      exported: { of: 'account', columns: ['certificate_id', 'revision', 'name', 'credential'] },
    },
    credential_key: { modes: 'live', retention: 'common' },
  },
  reads: [
    'account',
    'certificate_entry',
    'certificate_statement',
    'certificate_total',
    'impact_ledger_entry',
    'ledger_log_leaf',
    'ledger_log_lost',
    'ledger_log_queue',
    'purchase',
    'purchase_quote',
    'store_bill',
    'store_credit_note',
  ],
  asPlatform: {
    'certificate-facts.ts': 'the supply behind an entry is public',
    'render-certificate.ts': 'the proof of a certificate is in the public log',
    'routes.ts': 'anyone may verify a certificate whose number they have',
  },
  routes: certificateRoutes,
  steps: [{ name: 'append-to-log', everyMs: 1_000, run: proveCertificates }],
}
