import type { Places } from '../../../shell/app-frame/places.ts'

export const ledgerPlaces = {
  app: [{ group: 'dashboards', order: 10, href: '/my-impact/dashboards/impact', label: 'Impact' }],
} as const satisfies Places
