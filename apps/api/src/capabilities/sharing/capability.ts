import type { Capability } from '../../capability.ts'
import { sharingRoutes } from './routes.ts'

export const sharing: Capability = {
  name: 'sharing',
  says: 'What an account shows of itself to strangers: figures, badges and their proof.',
  routes: sharingRoutes,
}
