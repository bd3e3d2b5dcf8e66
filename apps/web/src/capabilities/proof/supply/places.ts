import type { Places } from '../../../shell/app-frame/places.ts'
import { supplyMessage } from './messages/messages.generated.ts'

export const supplyPlaces = {
  staff: [
    {
      order: 40,
      href: '/staff/supply',
      label: () => supplyMessage('places.supply'),
      duty: 'see-supply',
    },
  ],
} as const satisfies Places
