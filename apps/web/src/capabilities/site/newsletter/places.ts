import type { Places } from '../../../shell/app-frame/places.ts'
import { newsletterMessage } from './messages/messages.generated.ts'

export const newsletterPlaces = {
  staff: [
    {
      order: 72,
      href: '/staff/newsletter',
      label: () => newsletterMessage('places.newsletter'),
      duty: 'write-content',
    },
  ],
} as const satisfies Places
