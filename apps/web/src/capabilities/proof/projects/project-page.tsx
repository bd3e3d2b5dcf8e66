import type { ProjectDetails } from '@understory/contracts/proof/projects.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { ComponentProps } from 'react'
import type { Prices } from '../../../content/public-facts.ts'
import { ProjectBatches } from '../supply/public.ts'
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

const TRAIL = [
  { href: '/', label: 'Home' },
  { href: '/projects', label: 'Projects' },
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
          <Breadcrumb trail={TRAIL} here={name} />
          <p className="eyebrow">{kindWords(project)}</p>
          <h1>{name}</h1>
          <p className="lead">{summary}</p>
          {isSample ? (
            <p className={styles.sample}>
              <strong>A sample project.</strong> It shows what the page of a project holds. The
              operator of this site replaces it with one it has an agreement with.
            </p>
          ) : null}
        </header>
        <div className={styles.halves}>
          <div className="prose">
            <h2>How a unit is counted</h2>
            <p>{project.method}</p>
            <h2>What is not known</h2>
            <p>{project.unknowns}</p>
            <h2>Where it is</h2>
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
  if (impact === 'trees') return `${prices.tree} a tree`
  return impact === 'co2e' ? `${prices.tonne} a tonne` : `${prices.kilogram} a kilogram`
}

type FactsProps = { readonly project: ProjectDetails; readonly price: string | null }

function ProjectPageFacts({ project, price }: FactsProps) {
  const { impact, funded, partner, standard } = project
  return (
    <aside className={`panel flow-24 ${styles.facts}`} aria-label="In figures">
      {funded > 0 ? (
        <div>
          <p className={styles.figure} data-impact={impact}>
            {quantityWords(impact, funded)}
          </p>
          <p className="quiet">funded by everyone here so far, as the ledger has it</p>
        </div>
      ) : (
        <p className="quiet">Nothing funded here yet</p>
      )}
      <dl>
        <div>
          <dt>Partner</dt>
          <dd>{partner}</dd>
        </div>
        <div>
          <dt>Certified against</dt>
          <dd>{standard ?? 'No standard'}</dd>
        </div>
        {price ? (
          <div>
            <dt>Price</dt>
            <dd>{price}</dd>
          </div>
        ) : null}
      </dl>
      <ul className={styles.published}>
        {impact === 'co2e' ? (
          <li>
            <a href={`/projects/${project.id}/disclosure`}>What is disclosed of it</a>
          </li>
        ) : null}
        <li>
          <a href={`/projects/${project.id}/receipts`}>What reached it, with receipts</a>
        </li>
      </ul>
      <Act project={project} />
    </aside>
  )
}

/** People choose where trees grow; the other impacts go to the project that is taken for all. */
function Act({ project: { id, impact, isDefault } }: { readonly project: ProjectDetails }) {
  if (impact !== 'trees' && !isDefault) {
    return <p className="quiet">It takes no new funding at the moment.</p>
  }
  const amount = { trees: 'trees=10', co2e: 'co2e=100', plastic: 'plastic=1' }[impact]
  const project = impact === 'trees' ? `&treeProject=${id}` : ''
  return (
    <LinkButton look="action" href={`/app/personal/instant/one-time/setup?${amount}${project}`}>
      Fund this project
    </LinkButton>
  )
}
