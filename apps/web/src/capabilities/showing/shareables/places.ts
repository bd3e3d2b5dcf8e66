import type { Places } from '../../../shell/app-frame/places.ts'
import { shareablesMessage } from './messages/messages.generated.ts'

export const shareablePlaces = {
  app: [
    {
      group: 'share',
      order: 10,
      href: '/my-impact/share/assets',
      label: () => shareablesMessage('places.assets'),
    },
    {
      group: 'share',
      order: 20,
      href: '/my-impact/share/shareables',
      label: () => shareablesMessage('places.shareables'),
    },
    {
      group: 'share',
      order: 40,
      href: '/my-impact/share/badges',
      label: () => shareablesMessage('places.badges'),
    },
  ],
} as const satisfies Places
