import type { Capability } from '../../capability.ts'
import { grantedImpactRoutes } from './routes.ts'

export const grantedImpact: Capability = {
  name: 'granted-impact',
  says: 'What staff enter for an account that nobody bought here.',
  routes: grantedImpactRoutes,
  bodies: {
    fileForms: [/^\/staff\/accounts\/[\w-]+$/],
    fileCalls: [/^\/api\/staff\/granted-impact$/],
  },
}
