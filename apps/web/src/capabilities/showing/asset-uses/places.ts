import type { Places } from '../../../shell/app-frame/places.ts'

export const assetUsePlaces = {
  app: [{ group: 'share', order: 45, href: '/my-impact/share/where', label: 'Where to show them' }],
} as const satisfies Places
