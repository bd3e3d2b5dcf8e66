import type { Places } from '../../../shell/app-frame/places.ts'

export const healthPlaces = {
  staff: [{ order: 90, href: '/staff/health', label: 'Health', duty: 'open-console' }],
} as const satisfies Places
