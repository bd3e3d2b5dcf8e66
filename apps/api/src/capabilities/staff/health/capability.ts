import type { Capability } from '../../../capability.ts'
import { healthRoutes } from './routes.ts'
import { sampleHealth } from './sample-health.ts'

const FIVE_MINUTES_MS = 5 * 60_000

export const health: Capability = {
  area: 'staff',
  name: 'health',
  says: 'What is wrong, since when, and what to do about it.',
  owns: {
    health_sample: {
      modes: 'both',
      retention: { days: 3, since: 'at', what: 'Figures of how well the site runs' },
    },
  },
  routes: healthRoutes,
  steps: [{ name: 'sample-health', everyMs: FIVE_MINUTES_MS, run: sampleHealth }],
}
