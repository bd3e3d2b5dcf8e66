import type { Places } from '../../../shell/app-frame/places.ts'

export const accountPlaces = {
  app: [
    {
      group: 'account',
      order: 40,
      href: '/my-impact/account/security',
      label: 'Sign-in and security',
    },
  ],
} as const satisfies Places
