import type { Places } from '../../../shell/app-frame/places.ts'
import { invoicesMessage } from './messages/messages.generated.ts'

export const invoicesPlaces = {
  staff: [
    {
      order: 30,
      href: '/staff/money',
      label: () => invoicesMessage('places.money'),
      duty: 'watch-payments',
    },
  ],
} as const satisfies Places
