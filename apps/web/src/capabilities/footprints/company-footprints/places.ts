import type { Places } from '../../../shell/app-frame/places.ts'
import { companyFootprintsMessage } from './messages/messages.generated.ts'

export const companyFootprintPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 20,
      href: '/my-impact/dashboards/footprint',
      label: () => companyFootprintsMessage('places.footprint'),
      only: 'business',
    },
  ],
} as const satisfies Places
