import type { Places } from '../../../shell/app-frame/places.ts'
import { accountsMessage } from './messages/messages.generated.ts'

export const accountPlaces = {
  app: [
    {
      group: 'account',
      order: 40,
      href: '/my-impact/account/security',
      label: () => accountsMessage('places.signInAndSecurity'),
    },
  ],
} as const satisfies Places
