import type { Places } from '../../../shell/app-frame/places.ts'

export const shareablePlaces = {
  app: [
    { group: 'share', order: 10, href: '/my-impact/share/assets', label: 'Assets' },
    { group: 'share', order: 20, href: '/my-impact/share/shareables', label: 'Shareables' },
    { group: 'share', order: 40, href: '/my-impact/share/badges', label: 'Badges' },
  ],
} as const satisfies Places
