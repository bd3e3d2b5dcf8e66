import type { Capability } from '../../capability.ts'
import { chatRoutes } from './routes.ts'

export const chat: Capability = {
  area: 'site',
  name: 'chat',
  says: 'Who a chat widget is told it talks to.',
  reads: ['app_user'],
  routes: chatRoutes,
}
