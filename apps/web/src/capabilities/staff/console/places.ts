import type { Places } from '../../../shell/app-frame/places.ts'

export const consolePlaces = {
  app: [{ group: 'account', order: 70, href: '/my-impact/account/activity', label: 'Activity' }],
} as const satisfies Places
