import type { Places } from '../../../shell/app-frame/places.ts'

export const vehiclePlaces = {
  app: [{ group: 'manage', order: 40, href: '/my-impact/manage/vehicles', label: 'Vehicles' }],
} as const satisfies Places
