import { GetProject, ListProjects } from '@understory/contracts/proof/projects.ts'
import { GetProjectCard } from '@understory/contracts/site/share-cards.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { findProject, listProjects } from './read-projects.ts'

const CACHED = 'public, max-age=10, stale-while-revalidate=60'

const PROJECT_CARDS = { name: 'project-cards', points: 60, seconds: 60 }

export function projectRoutes({ db, clock, documents }: Deps): Route[] {
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

    route(
      GetProjectCard,
      { access: 'public', limit: PROJECT_CARDS },
      async ({ params, responseHeaders }) => {
        const project = await asPlatform(() => findProject(db, params.projectId))
        if (!project) return refuse('PROJECT_NOT_FOUND')
        responseHeaders.set('cache-control', 'public, max-age=3600')
        const { id, name, impact, partner, place, country, isSample } = project
        return documents.pageCard({
          kind: isSample ? 'A sample project, not a real supplier' : `A project of ${partner}`,
          title: name,
          says: `${place}, ${countryName(country)}`,
          seed: id,
          of: [impact],
          project: { name, country },
          date: dayOf(clock()),
        })
      },
    ),
  ]
}
