import type { Capability } from '../../../capability.ts'
import { sharingRoutes } from './routes.ts'

export const shareables: Capability = {
  area: 'showing',
  name: 'shareables',
  says: 'What an account shows of itself to strangers: figures, badges and their proof.',
  owns: {
    account_share: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
  },
  asPlatform: {
    'routes.ts': 'what an account shares is for everyone',
  },
  routes: sharingRoutes,
}
