import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListFundedProjects } from '@understory/contracts/proof/ledger.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import styles from './funded-projects.module.css'
import { ledgerMessage } from './messages/messages.generated.ts'

type Project = AnswerOf<typeof ListFundedProjects>['projects'][number]

type FundedProjectsProps = {
  readonly projects: readonly Project[]
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly today: string
}

const WORD = {
  trees: formatTrees,
  co2e: (grams: number) => `${formatGrams(grams)} of CO2e`,
  plastic: (grams: number) =>
    ledgerMessage('fundedProjects.plastic', { grams: formatGrams(grams) }),
} as const

const FUNDED_PROJECTS_SIZE = { width: 320, height: 150 } as const

/** Where an account's money went, each place as it looks now, with what was funded there. */
export function FundedProjects({ projects, today }: FundedProjectsProps) {
  return (
    <section className="part" aria-labelledby="projects">
      <h2 id="projects">{ledgerMessage('fundedProjects.whereItGoes')}</h2>
      <ul className={styles.projects}>
        {projects.map((project) => (
          <li key={project.id}>
            <div className={styles.picture}>
              <Place project={project} today={today} />
            </div>
            <div className={styles.words}>
              <p className={styles.amount} data-impact={project.impact}>
                {WORD[project.impact](project.quantity)}
              </p>
              <p>
                <a href={`/projects/${project.id}`}>{project.name}</a>
              </p>
              <p className="quiet">
                {ledgerMessage('fundedProjects.sampleProject', {
                  countryName: countryName(project.country),
                  isSample: project.isSample ? 'yes' : 'other',
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** No more trees than were funded there, and no more than a small picture holds. */
const MOST_TREES = 30

type PlaceProps = { readonly project: Project; readonly today: string }

function Place({ project, today }: PlaceProps) {
  const { id, impact, quantity } = project
  const { shapes } = projectScene({
    seed: id,
    trees:
      impact === 'trees' ? Math.min(MOST_TREES, Math.floor(quantity / MILLI_TREES_PER_TREE)) : 0,
    co2eGrams: impact === 'co2e' ? quantity : 0,
    plasticGrams: impact === 'plastic' ? quantity : 0,
    projects: [project],
    date: today,
    ...FUNDED_PROJECTS_SIZE,
  })
  return <Picture shapes={shapes} {...FUNDED_PROJECTS_SIZE} fit="cover" />
}
