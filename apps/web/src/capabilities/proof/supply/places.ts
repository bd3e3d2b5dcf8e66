import type { Places } from '../../../shell/app-frame/places.ts'

export const supplyPlaces = {
  staff: [{ order: 40, href: '/staff/supply', label: 'Supply', duty: 'see-supply' }],
} as const satisfies Places
