import type { Places } from '../../../shell/app-frame/places.ts'

export const widgetPlaces = {
  app: [
    {
      group: 'share',
      order: 50,
      href: '/my-impact/share/live-widget',
      label: 'Live widgets',
      only: 'business',
    },
  ],
} as const satisfies Places
