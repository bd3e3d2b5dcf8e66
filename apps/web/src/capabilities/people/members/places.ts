import type { Places } from '../../../shell/app-frame/places.ts'

export const memberPlaces = {
  app: [
    {
      group: 'account',
      order: 50,
      href: '/my-impact/account/members',
      label: 'Members',
      only: 'business',
    },
    {
      group: 'account',
      order: 60,
      href: '/my-impact/account/accounts',
      label: 'Accounts',
      roles: 'all',
    },
  ],
} as const satisfies Places
