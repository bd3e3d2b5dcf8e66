import type { Places } from '../../../shell/app-frame/places.ts'

export const invoicesPlaces = {
  staff: [{ order: 30, href: '/staff/money', label: 'Money', duty: 'watch-payments' }],
} as const satisfies Places
