import type { Capability } from '../../../capability.ts'
import { impactPageRoutes } from './routes.ts'

export const impactPages: Capability = {
  area: 'showing',
  name: 'impact-pages',
  says: 'The public page on which an account shows what it funded.',
  owns: {
    impact_page: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    impact_page_address: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    impact_page_logo: {
      modes: 'live',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', columns: ['created_at'] },
    },
  },
  asPlatform: {
    'page-address.ts': 'which addresses are taken is known of all accounts',
    'routes.ts': 'a page that its owner published is for everyone',
  },
  routes: impactPageRoutes,
  bodies: {
    fileForms: [/^\/my-impact\/share\/impact-page$/],
    fileCalls: [/^\/api\/impact-page\/logo$/],
  },
}
