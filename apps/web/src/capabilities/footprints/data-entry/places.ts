import type { Places } from '../../../shell/app-frame/places.ts'
import { dataEntryMessage } from './messages/messages.generated.ts'

export const dataEntryPlaces = {
  app: [
    {
      group: 'manage',
      order: 5,
      href: '/my-impact/data-entry',
      label: () => dataEntryMessage('places.yourPart'),
      only: 'business',
      roles: 'entry',
    },
  ],
} as const satisfies Places
