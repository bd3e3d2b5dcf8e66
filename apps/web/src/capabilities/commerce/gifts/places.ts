import type { Places } from '../../../shell/app-frame/places.ts'
import { giftsMessage } from './messages/messages.generated.ts'

export const giftPlaces = {
  app: [
    {
      group: 'manage',
      order: 30,
      href: '/my-impact/manage/gifts',
      label: () => giftsMessage('places.gifts'),
    },
  ],
} as const satisfies Places
