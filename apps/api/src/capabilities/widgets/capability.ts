import type { Capability } from '../../capability.ts'
import { widgetRoutes } from './routes.ts'

export const widgets: Capability = {
  name: 'widgets',
  says: 'What a company shows on pages of its own website.',
  routes: widgetRoutes,
  bodies: {
    fileForms: [/^\/my-impact\/share\/live-widget\/[\w-]+$/],
    fileCalls: [/^\/api\/widgets\/[\w-]+\/picture$/],
  },
}
