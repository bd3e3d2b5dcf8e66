import type { Places } from '../../../shell/app-frame/places.ts'
import { householdMessage } from './messages/messages.generated.ts'

export const householdPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 25,
      href: '/my-impact/dashboards/household',
      label: () => householdMessage('places.householdFootprint'),
      only: 'personal',
    },
  ],
} as const satisfies Places
