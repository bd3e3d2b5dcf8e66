import { ListProjects } from '@understory/contracts/proof/projects.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageIntro } from '../../../content/page-intro.tsx'
import { ask } from '../../../content/public-facts.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/projects.route'
import { projectsMessage } from './messages/messages.generated.ts'
import { ProjectCard } from './project-card.tsx'
import styles from './projects.module.css'
import { onMap } from './world-map/world.ts'
import { WorldMap } from './world-map/world-map.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: projectsMessage('projects.projects'),
    description: projectsMessage('projects.description'),
    path: '/projects',
    type: 'article',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const body = await ask(context, '/api/projects')
  const projects = ListProjects.answer.safeParse(body).data?.projects ?? []
  return {
    date: dayOf(new Date()),
    projects,
    markers: projects.map((project) => ({
      id: project.id,
      name: project.name,
      words: `${project.name}, ${countryName(project.country)}`,
      impact: project.impact,
      ...onMap(project),
    })),
  }
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, markers, date } = loaderData
  return (
    <>
      <PageIntro title={projectsMessage('projects.whereTheMoneyGoes')} picture={spot('clearing')}>
        <p>{projectsMessage('projects.everythingFundGoesProject')}</p>
      </PageIntro>
      {projects.length === 0 ? (
        <div className="page page-end">
          <Notice kind="warning" title={projectsMessage('projects.projectsCannotShownMoment')}>
            <p>{projectsMessage('projects.pleaseTryAgainMinute')}</p>
          </Notice>
        </div>
      ) : (
        <>
          <div className="lichen">
            <div className={`page ${styles.world}`}>
              <WorldMap markers={markers} />
            </div>
          </div>
          <section className="page section" aria-labelledby="all">
            <h2 id="all">{projectsMessage('projects.allProjects')}</h2>
            {projects.some(({ isSample }) => isSample) ? (
              <p className={`quiet ${styles.samples}`}>
                {projectsMessage('projects.projectsMarkedSamplesShow')}
              </p>
            ) : null}
            <ul className={styles.cards}>
              {projects.map((project) => (
                <ProjectCard key={project.id} project={project} date={date} />
              ))}
            </ul>
          </section>
        </>
      )}
    </>
  )
}
