import type { Capability } from '../../capability.ts'
import { impactPageRoutes } from './routes.ts'

export const impactPages: Capability = {
  name: 'impact-pages',
  says: 'The public page on which an account shows what it funded.',
  routes: impactPageRoutes,
  bodies: {
    fileForms: [/^\/my-impact\/share\/impact-page$/],
    fileCalls: [/^\/api\/impact-page\/logo$/],
  },
}
