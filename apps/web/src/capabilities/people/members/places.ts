import type { Places } from '../../../shell/app-frame/places.ts'
import { membersMessage } from './messages/messages.generated.ts'

export const memberPlaces = {
  app: [
    {
      group: 'account',
      order: 50,
      href: '/my-impact/account/members',
      label: () => membersMessage('places.members'),
      only: 'business',
    },
    {
      group: 'account',
      order: 60,
      href: '/my-impact/account/accounts',
      label: () => membersMessage('places.accounts'),
      roles: 'all',
    },
  ],
} as const satisfies Places
