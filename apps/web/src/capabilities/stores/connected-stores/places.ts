import type { Places } from '../../../shell/app-frame/places.ts'
import { connectedStoresMessage } from './messages/messages.generated.ts'

export const connectedStorePlaces = {
  app: [
    {
      group: 'manage',
      order: 50,
      href: '/my-impact/manage/integrations',
      label: () => connectedStoresMessage('places.integrations'),
      only: 'business',
    },
  ],
} as const satisfies Places
