import type { SharedAccount } from '@understory/contracts/showing/shareables.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { fundedFigures } from '@understory/domain/proof/ledger/figures/funded-figures.ts'
import { exactGrams, exactTrees } from '@understory/domain/quantity/format.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import styles from './funded.module.css'

const FUNDED_PAGE_SIZE = { width: 1440, height: 460 } as const

type Shared = { readonly shared: SharedAccount }

type FundedPageProps = Shared & {
  /** Its address as a file. */
  readonly evidence: string
}

const OF: Readonly<Record<Impact, string>> = { trees: '', co2e: ' of CO2e', plastic: ' of plastic' }

const exact = (impact: Impact, quantity: number) =>
  impact === 'trees' ? exactTrees(quantity) : `${exactGrams(quantity)}${OF[impact]}`

/** Where a widget or badge leads: the figures, the projects, and the entries that they are the sum of. */
export function FundedPage({ shared, evidence }: FundedPageProps) {
  const { name, figures } = shared
  return (
    <article>
      <Landscape shared={shared} />
      <div className="page page-end page-top flow-32">
        <header className="flow-12">
          <h1>What {name} has funded</h1>
          <p className="lead quiet">
            {figures.since ? `Since ${longDate(figures.since)}. ` : ''}
            Everything here is paid for and in the ledger, as of{' '}
            {longDate(dayOf(new Date(figures.asOf)))}.
          </p>
        </header>
        <FundedPageFigures shared={shared} />
        <Projects shared={shared} />
        <Entries shared={shared} />
        <p>
          <a href={evidence} download>
            All of this as JSON
          </a>
          , with what projects published and where its sentences may be said.
        </p>
        <section className="part prose-width" aria-labelledby="means">
          <h2 id="means">What it means, and what it does not</h2>
          <p>
            It is a contribution: {name} pays projects to plant, remove or reduce. It makes nobody
            neutral, and no emission is counted against it. The ledger proves that it was recorded
            and cannot be changed unnoticed; what stands in a forest, the project shows.{' '}
            <a href="/our-philosophy">How it is proved</a>
          </p>
        </section>
      </div>
    </article>
  )
}

function Landscape({ shared: { name, figures, projects } }: Shared) {
  const { shapes } = projectScene({
    ...FUNDED_PAGE_SIZE,
    seed: name,
    trees: Math.floor(figures.milliTrees / MILLI_TREES_PER_TREE),
    co2eGrams: figures.co2eGrams,
    plasticGrams: figures.plasticGrams,
    projects,
    date: dayOf(new Date(figures.asOf)),
  })
  return (
    <div className={styles.landscape}>
      <Picture shapes={shapes} {...FUNDED_PAGE_SIZE} fit="cover" />
    </div>
  )
}

function FundedPageFigures({ shared: { figures } }: Shared) {
  const shown = fundedFigures(figures)
  if (shown.length === 0) return <p>Nothing is funded yet.</p>
  return (
    <ul className={styles.figures}>
      {shown.map(({ impact, value, unit, of }) => (
        <li key={impact} className={styles[impact]}>
          <strong>{value}</strong> {unit}
          {of}
        </li>
      ))}
    </ul>
  )
}

function Projects({ shared: { projects } }: Shared) {
  if (projects.length === 0) return null
  return (
    <section className="part" aria-labelledby="projects">
      <h2 id="projects">Where</h2>
      <ul className="lined-rows">
        {projects.map(({ id, name, country, impact, quantity, isSample }) => (
          <li key={id}>
            <span>
              {name}, {countryName(country)}
              {isSample ? <span className="quiet"> (a sample project)</span> : null}
            </span>
            <strong>{exact(impact, quantity)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entries({ shared: { entries } }: Shared) {
  if (entries.length === 0) return null
  return (
    <section className="part" aria-labelledby="entries">
      <h2 id="entries">Its latest entries in the public log</h2>
      <p className="prose-width">
        The log is append-only and signed. Each proof shows that its entry is in it; it names
        nobody. <a href="/public-ledger">Everyone’s entries, and a checker</a>
      </p>
      <DataTable
        caption="The latest entries"
        asCards
        rows={entries}
        rowKey={({ entryId }) => String(entryId)}
        columns={[
          {
            key: 'on',
            title: 'Recorded',
            cell: ({ recordedOn }) => longDate(recordedOn),
          },
          { key: 'project', title: 'Project', cell: ({ project }) => project },
          {
            key: 'what',
            title: 'Funded',
            figures: true,
            cell: ({ impact, quantity }) =>
              quantity < 0 ? `${exact(impact, quantity)}, reversed` : exact(impact, quantity),
          },
          { key: 'proof', title: 'Proof', cell: (entry) => <FundedPageProof entry={entry} /> },
        ]}
      />
    </section>
  )
}

function FundedPageProof({
  entry: { entryId, logIndex },
}: {
  readonly entry: SharedAccount['entries'][0]
}) {
  if (logIndex === null) return <>follows within seconds</>
  return (
    <a href={`/ledger/proof/${logIndex}`} download={`entry-${entryId}.tlog-proof`}>
      Entry {logIndex}
    </a>
  )
}
