import type { Places } from '../../../shell/app-frame/places.ts'
import { paymentsMessage } from './messages/messages.generated.ts'

export const paymentPlaces = {
  app: [
    {
      group: 'account',
      order: 20,
      href: '/my-impact/account/cards',
      label: () => paymentsMessage('places.cards'),
    },
  ],
} as const satisfies Places
