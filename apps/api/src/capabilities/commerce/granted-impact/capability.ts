import type { Capability } from '../../../capability.ts'
import { grantedImpactRoutes } from './routes.ts'

export const grantedImpact: Capability = {
  area: 'commerce',
  name: 'granted-impact',
  says: 'What staff enter for an account that nobody bought here.',
  owns: {
    granted_impact: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    impact_evidence: {
      modes: 'live',
      retention: 'books',
      exported: { of: 'account', columns: ['granted_id', 'file_name', 'content_type', 'sha256'] },
    },
  },
  publishes: ['granted_impact', 'impact_evidence'],
  routes: grantedImpactRoutes,
  bodies: {
    fileForms: [/^\/staff\/accounts\/[\w-]+$/],
    fileCalls: [/^\/api\/staff\/granted-impact$/],
  },
}
