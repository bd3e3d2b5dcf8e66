import type { Places } from '../../../shell/app-frame/places.ts'

export const giftPlaces = {
  app: [{ group: 'manage', order: 30, href: '/my-impact/manage/gifts', label: 'Gifts' }],
} as const satisfies Places
