import type { Places } from '../../../shell/app-frame/places.ts'
import { ledgerMessage } from './messages/messages.generated.ts'

export const ledgerPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 10,
      href: '/my-impact/dashboards/impact',
      label: () => ledgerMessage('places.impact'),
    },
  ],
} as const satisfies Places
