import type { Capability } from '../../capability.ts'
import { projectRoutes } from './routes.ts'

export const projects: Capability = {
  name: 'projects',
  says: 'Where the money goes, and what everyone together has funded there.',
  owns: {
    project: { kept: 'common' },
  },
  reads: ['impact_platform_total'],
  routes: projectRoutes,
}
