import type { ProjectDetails } from '@understory/contracts/proof/projects.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { ComponentProps } from 'react'
import type { Prices } from '../../../content/public-facts.ts'
import { strongWords } from '../../../shell/message-tags.tsx'
import { ProjectBatches } from '../supply/public.ts'
import { projectsMessage, projectsRich } from './messages/messages.generated.ts'
import { ProjectScenery } from './project-scenery.tsx'
import { kindWords, quantityWords } from './project-words.ts'
import styles from './projects.module.css'
import { WorldMap } from './world-map/world-map.tsx'

type ProjectPageProps = {
  readonly project: ProjectDetails
  readonly prices: Prices | null
  /** On the map, in per cent. */
  readonly at: { readonly x: number; readonly y: number }
  readonly date: string
  /** `null`: it cannot be read just now. */
  readonly supply: ComponentProps<typeof ProjectBatches> | null
}

const trail = () =>
  [
    { href: '/', label: projectsMessage('project.home') },
    { href: '/projects', label: projectsMessage('project.projects') },
  ] as const

/** One project: what is done there, how it is counted, what was funded, and what nobody knows. */
export function ProjectPage({ project, prices, at, date, supply }: ProjectPageProps) {
  const { id, name, impact, place, country, summary, isSample } = project
  const where = `${place}, ${countryName(country)}`
  return (
    <>
      <div className={styles.hero}>
        <ProjectScenery project={project} date={date} width={1440} height={380} />
      </div>
      <div className={`page page-end ${styles.project}`}>
        <header className="flow-16">
          <Breadcrumb trail={trail()} here={name} />
          <p className="eyebrow">{kindWords(project)}</p>
          <h1>{name}</h1>
          <p className="lead">{summary}</p>
          {isSample ? (
            <p className={styles.sample}>
              {projectsRich('project.sampleProjectShowsPage', { strong: strongWords })}
            </p>
          ) : null}
        </header>
        <div className={styles.halves}>
          <div className="prose">
            <h2>{projectsMessage('project.unitCounted')}</h2>
            <p>{project.method}</p>
            <h2>{projectsMessage('project.whatIsNotKnown')}</h2>
            <p>{project.unknowns}</p>
            <h2>{projectsMessage('project.whereItIs')}</h2>
            <p>{where}</p>
            <WorldMap markers={[{ id, name, words: `${name}, ${where}`, impact, ...at }]} />
          </div>
          <ProjectPageFacts project={project} price={priceOf(project, prices)} />
        </div>
        {supply ? <ProjectBatches {...supply} /> : null}
      </div>
    </>
  )
}

function priceOf({ impact }: ProjectDetails, prices: Prices | null): string | null {
  if (!prices) return null
  if (impact === 'trees') return projectsMessage('project.tree', { tree: prices.tree })
  return impact === 'co2e'
    ? projectsMessage('project.tonne', { tonne: prices.tonne })
    : projectsMessage('project.kilogram', { kilogram: prices.kilogram })
}

type FactsProps = { readonly project: ProjectDetails; readonly price: string | null }

function ProjectPageFacts({ project, price }: FactsProps) {
  const { impact, funded, partner, standard } = project
  return (
    <aside
      className={`panel flow-24 ${styles.facts}`}
      aria-label={projectsMessage('project.inFigures')}
    >
      {funded > 0 ? (
        <div>
          <p className={styles.figure} data-impact={impact}>
            {quantityWords(impact, funded)}
          </p>
          <p className="quiet">{projectsMessage('project.fundedEveryoneFarLedger')}</p>
        </div>
      ) : (
        <p className="quiet">{projectsMessage('project.nothingFundedHereYet')}</p>
      )}
      <dl>
        <div>
          <dt>{projectsMessage('project.partner')}</dt>
          <dd>{partner}</dd>
        </div>
        <div>
          <dt>{projectsMessage('project.certifiedAgainst')}</dt>
          <dd>{standard ?? projectsMessage('project.noStandard')}</dd>
        </div>
        {price ? (
          <div>
            <dt>{projectsMessage('project.price')}</dt>
            <dd>{price}</dd>
          </div>
        ) : null}
      </dl>
      <ul className={styles.published}>
        {impact === 'co2e' ? (
          <li>
            <a href={`/projects/${project.id}/disclosure`}>
              {projectsMessage('project.whatIsDisclosedOf')}
            </a>
          </li>
        ) : null}
        <li>
          <a href={`/projects/${project.id}/receipts`}>
            {projectsMessage('project.reachedReceipts')}
          </a>
        </li>
      </ul>
      <Act project={project} />
    </aside>
  )
}

/** People choose where trees grow; the other impacts go to the project that is taken for all. */
function Act({ project: { id, impact, isDefault } }: { readonly project: ProjectDetails }) {
  if (impact !== 'trees' && !isDefault) {
    return <p className="quiet">{projectsMessage('project.takesNoNewFunding')}</p>
  }
  const amount = { trees: 'trees=10', co2e: 'co2e=100', plastic: 'plastic=1' }[impact]
  const project = impact === 'trees' ? `&treeProject=${id}` : ''
  return (
    <LinkButton look="action" href={`/app/personal/instant/one-time/setup?${amount}${project}`}>
      {projectsMessage('project.fundThisProject')}
    </LinkButton>
  )
}
