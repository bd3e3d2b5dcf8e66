import type { Places } from '../../../shell/app-frame/places.ts'
import { climatePlanMessage } from './messages/messages.generated.ts'

export const climatePlanPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 30,
      href: '/my-impact/dashboards/targets',
      label: () => climatePlanMessage('places.targets'),
      only: 'business',
    },
  ],
} as const satisfies Places
