import type { Capability } from '../../capability.ts'
import { planRoutes } from './routes.ts'

export const plan: Capability = {
  area: 'footprints',
  name: 'plan',
  says: 'How far a company means to reduce its footprint, by when and with what.',
  owns: {
    base_year_change: { kept: 'yours', exported: { of: 'account' } },
    base_year_policy: { kept: 'yours', exported: { of: 'account' } },
    base_year_recalculation: { kept: 'yours', exported: { of: 'account' } },
    intensity_figure: { kept: 'yours', exported: { of: 'account' } },
    intensity_year: { kept: 'yours', exported: { of: 'account' } },
    planned_action: { kept: 'yours', exported: { of: 'account', alsoCsv: true } },
    target: { kept: 'yours', exported: { of: 'account' } },
  },
  reads: ['footprint_verification'],
  routes: planRoutes,
}
