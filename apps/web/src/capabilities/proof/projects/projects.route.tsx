import { ListProjects } from '@understory/contracts/proof/projects.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageIntro } from '../../../content/page-intro.tsx'
import { ask } from '../../../content/public-facts.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/projects.route'
import { ProjectCard } from './project-card.tsx'
import styles from './projects.module.css'
import { onMap } from './world-map/world.ts'
import { WorldMap } from './world-map/world-map.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Projects',
    description:
      'Where the money goes: each project on the map, how its units are counted, what was funded there and what is not known.',
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
      <PageIntro title="Where the money goes" picture={spot('clearing')}>
        <p>
          Everything you fund goes to a project with a place. Here is each of them: who does the
          work, how a unit is counted, what everyone together has funded so far, and what nobody can
          say yet.
        </p>
      </PageIntro>
      {projects.length === 0 ? (
        <div className="page page-end">
          <Notice kind="warning" title="The projects cannot be shown at the moment">
            <p>Please try again in a minute.</p>
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
            <h2 id="all">All projects</h2>
            {projects.some(({ isSample }) => isSample) ? (
              <p className={`quiet ${styles.samples}`}>
                Projects marked as samples show what a project looks like here. The operator of this
                site replaces them with the ones it has agreements with.
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
