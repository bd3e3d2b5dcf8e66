import type { Capability } from '../../../capability.ts'
import { projectApiRoutes } from './api-routes.ts'
import { PROJECT_CHANGE } from './project-change.ts'
import { projectRoutes } from './routes.ts'
import { SAMPLE_DATA_CHANGE } from './sample-data-change.ts'

export const projects: Capability = {
  area: 'proof',
  name: 'projects',
  says: 'Where the money goes, and what everyone together has funded there.',
  owns: {
    project: { modes: 'both', retention: 'common' },
  },
  publishes: ['project'],
  asPlatform: {
    'api-routes.ts': 'what everyone funded together is public',
    'routes.ts': 'what everyone funded together is public',
  },
  routes: projectRoutes,
  apiRoutes: projectApiRoutes,
  staffChanges: [PROJECT_CHANGE, SAMPLE_DATA_CHANGE],
}
