import type { Places } from '../../../shell/app-frame/places.ts'

export const privacyPlaces = {
  app: [{ group: 'account', order: 80, href: '/my-impact/account/data', label: 'Your data' }],
} as const satisfies Places
