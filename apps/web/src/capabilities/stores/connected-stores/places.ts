import type { Places } from '../../../shell/app-frame/places.ts'

export const connectedStorePlaces = {
  app: [
    {
      group: 'manage',
      order: 50,
      href: '/my-impact/manage/integrations',
      label: 'Integrations',
      only: 'business',
    },
  ],
} as const satisfies Places
