import type { Places } from '../../../shell/app-frame/places.ts'

export const subscriptionPlaces = {
  app: [
    { group: 'manage', order: 20, href: '/my-impact/manage/subscriptions', label: 'Subscriptions' },
  ],
} as const satisfies Places
