import type { Places } from '../../../shell/app-frame/places.ts'
import { contentMessage } from './messages/messages.generated.ts'

export const contentPlaces = {
  staff: [
    {
      order: 70,
      href: '/staff/content',
      label: () => contentMessage('places.articles'),
      duty: 'write-content',
    },
  ],
} as const satisfies Places
