import type { Capability } from '../../../capability.ts'
import { sellingRoutes } from './routes.ts'

export const selling: Capability = {
  area: 'commerce',
  name: 'selling',
  says: 'Whether anything is sold at the moment.',
  asPlatform: { 'routes.ts': 'whether anything is sold is the same for everyone' },
  routes: sellingRoutes,
  owns: { selling_pause: { modes: 'both', retention: 'books' } },
}
