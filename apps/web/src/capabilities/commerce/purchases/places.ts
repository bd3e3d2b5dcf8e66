import type { Places } from '../../../shell/app-frame/places.ts'

export const purchasePlaces = {
  app: [{ group: 'manage', order: 10, href: '/my-impact/manage/instant', label: 'Purchases' }],
} as const satisfies Places
