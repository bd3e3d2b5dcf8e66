import { GetProject, ListProjects } from '@understory/contracts/proof/projects.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { findProject, listProjects } from './read-projects.ts'

const CACHED = 'public, max-age=10, stale-while-revalidate=60'

export function projectRoutes({ db }: Deps): Route[] {
  return [
    route(ListProjects, { access: 'public' }, async ({ responseHeaders }) => {
      responseHeaders.set('cache-control', CACHED)
      return { projects: await asPlatform(() => listProjects(db)) }
    }),

    route(GetProject, { access: 'public' }, async ({ params, responseHeaders }) => {
      const project = await asPlatform(() => findProject(db, params.projectId))
      if (!project) return refuse('PROJECT_NOT_FOUND')
      responseHeaders.set('cache-control', CACHED)
      return project
    }),
  ]
}
