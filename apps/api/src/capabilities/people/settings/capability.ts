import type { Capability } from '../../../capability.ts'
import { settingsRoutes } from './routes.ts'

export const settings: Capability = {
  area: 'people',
  name: 'settings',
  says: 'Details of people and accounts, their logo, and which emails they want.',
  owns: {
    notification_choice: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    stored_picture: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', columns: ['id', 'content_type', 'created_at'] },
    },
  },
  publishes: ['notification_choice', 'stored_picture'],
  routes: settingsRoutes,
  bodies: {
    fileForms: [/^\/my-impact\/account\/logo$/],
    fileCalls: [/^\/api\/accounts\/logo$/],
    refusedAt: {
      '/my-impact/account/logo': '/my-impact/account/settings/logo?logo=PICTURE_TOO_LARGE',
    },
  },
}
