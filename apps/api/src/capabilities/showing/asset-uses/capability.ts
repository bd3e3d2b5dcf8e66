import type { Capability } from '../../../capability.ts'
import { assetUseRoutes } from './routes.ts'

export const assetUses: Capability = {
  area: 'showing',
  name: 'asset-uses',
  says: 'Where and until when what an account shows may be used, and what stands behind it.',
  owns: {},
  asPlatform: {
    'routes.ts': 'what stands behind shared figures is for everyone',
  },
  routes: assetUseRoutes,
}
