import { getProject, listProjects } from '@understory/contracts/v1/projects.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { findProject, listProjects as readProjects } from './read-projects.ts'

export const projectApiRoutes = ({ db }: Deps): ApiRoute[] => [
  apiRoute(listProjects, async () => ({ projects: await asPlatform(() => readProjects(db)) })),
  apiRoute(
    getProject,
    async ({ params }) =>
      (await asPlatform(() => findProject(db, params.projectId))) ?? refuse('PROJECT_NOT_FOUND'),
  ),
]
