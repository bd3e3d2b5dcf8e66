import type { Capability } from '../../../capability.ts'
import { quoteApiRoutes } from './api-routes.ts'
import { offsettingRoutes } from './routes.ts'

export const instantOffset: Capability = {
  area: 'commerce',
  name: 'instant-offset',
  says: 'What trees, CO2e and plastic removal cost, and which project gets the money.',
  asPlatform: {
    'quote-instant-offset.ts': 'a quote belongs to nobody until it is bought',
  },
  routes: offsettingRoutes,
  apiRoutes: quoteApiRoutes,
}
