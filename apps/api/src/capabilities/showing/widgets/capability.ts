import type { Capability } from '../../../capability.ts'
import { widgetRoutes } from './routes.ts'

export const widgets: Capability = {
  area: 'showing',
  name: 'widgets',
  says: 'What a company shows on pages of its own website.',
  owns: {
    widget: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    widget_picture: {
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account', columns: ['widget_id', 'sha256', 'created_at'] },
    },
  },
  publishes: ['widget'],
  asPlatform: {
    'answer-widget.ts': 'a widget is shown to everyone who visits its page',
  },
  routes: widgetRoutes,
  bodies: {
    fileForms: [/^\/my-impact\/share\/live-widget\/[\w-]+$/],
    fileCalls: [/^\/api\/widgets\/[\w-]+\/picture$/],
  },
}
