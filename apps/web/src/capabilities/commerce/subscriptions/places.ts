import type { Places } from '../../../shell/app-frame/places.ts'
import { subscriptionsMessage } from './messages/messages.generated.ts'

export const subscriptionPlaces = {
  app: [
    {
      group: 'manage',
      order: 20,
      href: '/my-impact/manage/subscriptions',
      label: () => subscriptionsMessage('places.subscriptions'),
    },
  ],
} as const satisfies Places
