import type { Capability } from '../../../capability.ts'
import { BASE_YEAR_CHECK } from './base-year-check.ts'
import { planRoutes } from './routes.ts'

export const climatePlan: Capability = {
  area: 'footprints',
  name: 'climate-plan',
  says: 'How far a company means to reduce its footprint, by when and with what.',
  owns: {
    base_year_change: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    base_year_policy: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    base_year_recalculation: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    intensity_figure: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    intensity_year: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    planned_action: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    target: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
  },
  routes: planRoutes,
  footprintChecks: [BASE_YEAR_CHECK],
}
