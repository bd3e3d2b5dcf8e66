import type { Places } from '../../../shell/app-frame/places.ts'
import { impactPagesMessage } from './messages/messages.generated.ts'

export const impactPagePlaces = {
  app: [
    {
      group: 'share',
      order: 30,
      href: '/my-impact/share/impact-page',
      label: () => impactPagesMessage('places.impactPage'),
    },
  ],
} as const satisfies Places
