import type { Places } from '../../../shell/app-frame/places.ts'
import { privacyMessage } from './messages/messages.generated.ts'

export const privacyPlaces = {
  app: [
    {
      group: 'account',
      order: 80,
      href: '/my-impact/account/data',
      label: () => privacyMessage('places.yourData'),
    },
  ],
} as const satisfies Places
