import type { Capability } from '../../../capability.ts'
import { chatRoutes } from './routes.ts'

export const chat: Capability = {
  area: 'site',
  name: 'chat',
  says: 'Which signed-in person the support chat talks to.',
  routes: chatRoutes,
}
