import type { Places } from '../../../shell/app-frame/places.ts'
import { assetUsesMessage } from './messages/messages.generated.ts'

export const assetUsePlaces = {
  app: [
    {
      group: 'share',
      order: 45,
      href: '/my-impact/share/where',
      label: () => assetUsesMessage('places.whereToShowThem'),
    },
  ],
} as const satisfies Places
