import type { Places } from '../../../shell/app-frame/places.ts'
import { widgetsMessage } from './messages/messages.generated.ts'

export const widgetPlaces = {
  app: [
    {
      group: 'share',
      order: 50,
      href: '/my-impact/share/live-widget',
      label: () => widgetsMessage('places.liveWidgets'),
      only: 'business',
    },
  ],
} as const satisfies Places
