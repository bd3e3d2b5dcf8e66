import type { Places } from '../../../shell/app-frame/places.ts'
import { vehiclesMessage } from './messages/messages.generated.ts'

export const vehiclePlaces = {
  app: [
    {
      group: 'manage',
      order: 40,
      href: '/my-impact/manage/vehicles',
      label: () => vehiclesMessage('places.vehicles'),
    },
  ],
} as const satisfies Places
