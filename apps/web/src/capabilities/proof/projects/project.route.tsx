import { GetProject } from '@understory/contracts/proof/projects.ts'
import { ListSupply } from '@understory/contracts/proof/supply.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { shareCardPath } from '@understory/domain/site/installation/share-pages.ts'
import { data } from 'react-router'
import { ask, loadPrices } from '../../../content/public-facts.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/project.route'
import { projectsMessage } from './messages/messages.generated.ts'
import { ProjectPage } from './project-page.tsx'
import { onMap } from './world-map/world.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.project.name ?? projectsMessage('project.project'),
    description: loaderData?.project.summary ?? '',
    path: loaderData ? `/projects/${loaderData.project.id}` : '/projects',
    type: 'article',
    ...(loaderData && { image: shareCardPath(`/projects/${loaderData.project.id}`) }),
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [body, prices, supplied] = await Promise.all([
    ask(context, `/api/projects/${encodeURIComponent(params.projectId)}`),
    loadPrices({ request, context }, 'personal'),
    ask(context, '/api/public-ledger/supply'),
  ])
  const project = GetProject.answer.safeParse(body).data
  if (!project) throw data(null, { status: 404 })
  const supply = ListSupply.answer.safeParse(supplied).data
  const cover = supply?.projects.find(({ projectId }) => projectId === project.id)
  const lots = supply?.lots.filter(({ projectId }) => projectId === project.id) ?? []
  return {
    project,
    prices,
    at: onMap(project),
    date: dayOf(new Date()),
    supply: cover ? { cover, lots } : null,
  }
}

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  return <ProjectPage {...loaderData} />
}
