import type { Project } from '@understory/contracts/proof/projects.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { projectsMessage } from './messages/messages.generated.ts'
import { ProjectScenery } from './project-scenery.tsx'
import { kindWords, quantityWords } from './project-words.ts'
import styles from './projects.module.css'

type ProjectCardProps = {
  readonly project: Project
  /** The day whose season is drawn, `YYYY-MM-DD`. */
  readonly date: string
}

export function ProjectCard({ project, date }: ProjectCardProps) {
  const { id, name, country, place, partner, summary, impact, funded, isSample } = project
  return (
    <li className={styles.card}>
      <ProjectScenery project={project} date={date} width={480} height={200} />
      <div className={styles.words}>
        <p className="eyebrow">
          {projectsMessage('projectCard.sample', {
            kindWords: kindWords(project),
            isSample: isSample ? 'yes' : 'other',
          })}
        </p>
        <h3>
          <a href={`/projects/${id}`}>{name}</a>
        </h3>
        <p className="quiet">
          {place}, {countryName(country)} · {partner}
        </p>
        <p>{summary}</p>
        <p className={styles.funded}>
          {funded > 0
            ? projectsMessage('projectCard.funded', {
                quantityWords: quantityWords(impact, funded),
              })
            : projectsMessage('projectCard.nothingFundedHereYet')}
        </p>
      </div>
    </li>
  )
}
