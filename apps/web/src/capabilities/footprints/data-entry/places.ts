import type { Places } from '../../../shell/app-frame/places.ts'

export const dataEntryPlaces = {
  app: [
    {
      group: 'manage',
      order: 5,
      href: '/my-impact/data-entry',
      label: 'Your part',
      only: 'business',
      roles: 'entry',
    },
  ],
} as const satisfies Places
