import type { Places } from '../../../shell/app-frame/places.ts'
import { healthMessage } from './messages/messages.generated.ts'

export const healthPlaces = {
  staff: [
    {
      order: 90,
      href: '/staff/health',
      label: () => healthMessage('places.health'),
      duty: 'open-console',
    },
  ],
} as const satisfies Places
