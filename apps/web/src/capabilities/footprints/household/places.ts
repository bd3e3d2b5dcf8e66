import type { Places } from '../../../shell/app-frame/places.ts'

export const householdPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 25,
      href: '/my-impact/dashboards/household',
      label: 'Household footprint',
      only: 'personal',
    },
  ],
} as const satisfies Places
