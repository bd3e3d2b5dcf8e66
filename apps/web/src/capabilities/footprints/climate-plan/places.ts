import type { Places } from '../../../shell/app-frame/places.ts'

export const climatePlanPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 30,
      href: '/my-impact/dashboards/targets',
      label: 'Targets',
      only: 'business',
    },
  ],
} as const satisfies Places
