import type { Places } from '../../../shell/app-frame/places.ts'

export const companyFootprintPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 20,
      href: '/my-impact/dashboards/footprint',
      label: 'Footprint',
      only: 'business',
    },
  ],
} as const satisfies Places
