import type { Places } from '../../../shell/app-frame/places.ts'

export const paymentPlaces = {
  app: [{ group: 'account', order: 20, href: '/my-impact/account/cards', label: 'Cards' }],
} as const satisfies Places
