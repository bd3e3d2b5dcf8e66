import type { Places } from '../../../shell/app-frame/places.ts'

export const impactPagePlaces = {
  app: [{ group: 'share', order: 30, href: '/my-impact/share/impact-page', label: 'Impact page' }],
} as const satisfies Places
