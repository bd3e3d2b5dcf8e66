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
import { shareablesMessage, shareablesRich } from '../messages/messages.generated.ts'
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
          <h1>{shareablesMessage('funded.whatHasFunded', { name })}</h1>
          <p className="lead quiet">
            {shareablesMessage('funded.sinceEverythingPaidLedger', {
              longDate: figures.since ? longDate(figures.since) : '',
              hasSince: figures.since ? 'yes' : 'other',
              longDate2: longDate(dayOf(new Date(figures.asOf))),
            })}
          </p>
        </header>
        <FundedPageFigures shared={shared} />
        <Projects shared={shared} />
        <Entries shared={shared} />
        <p>
          {shareablesRich('funded.allJsonProjectsPublished', {
            link: (words) => (
              <a href={evidence} download>
                {words}
              </a>
            ),
          })}
        </p>
        <section className="part prose-width" aria-labelledby="means">
          <h2 id="means">{shareablesMessage('funded.meansDoes')}</h2>
          <p>
            {shareablesRich('funded.contributionPaysProjectsPlant', {
              name,
              link: (words) => <a href="/our-philosophy">{words}</a>,
            })}
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
  if (shown.length === 0) return <p>{shareablesMessage('funded.nothingIsFundedYet')}</p>
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
      <h2 id="projects">{shareablesMessage('funded.where')}</h2>
      <ul className="lined-rows">
        {projects.map(({ id, name, country, impact, quantity, isSample }) => (
          <li key={id}>
            <span>
              {name}, {countryName(country)}
              {isSample ? (
                <span className="quiet"> {shareablesMessage('funded.aSampleProject')}</span>
              ) : null}
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
      <h2 id="entries">{shareablesMessage('funded.latestEntriesPublicLog')}</h2>
      <p className="prose-width">
        {shareablesRich('funded.logAppendOnlySigned', {
          link: (words) => <a href="/public-ledger">{words}</a>,
        })}
      </p>
      <DataTable
        caption={shareablesMessage('funded.caption')}
        asCards
        rows={entries}
        rowKey={({ entryId }) => String(entryId)}
        columns={[
          {
            key: 'on',
            title: shareablesMessage('funded.recorded'),
            cell: ({ recordedOn }) => longDate(recordedOn),
          },
          {
            key: 'project',
            title: shareablesMessage('funded.project'),
            cell: ({ project }) => project,
          },
          {
            key: 'what',
            title: shareablesMessage('funded.funded'),
            figures: true,
            cell: ({ impact, quantity }) =>
              quantity < 0
                ? shareablesMessage('funded.reversed', { impact: exact(impact, quantity) })
                : exact(impact, quantity),
          },
          {
            key: 'proof',
            title: shareablesMessage('funded.proof'),
            cell: (entry) => <FundedPageProof entry={entry} />,
          },
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
  if (logIndex === null) return shareablesMessage('funded.followsWithinSeconds')
  return (
    <a href={`/ledger/proof/${logIndex}`} download={`entry-${entryId}.tlog-proof`}>
      {shareablesMessage('funded.entry', { logIndex: String(logIndex) })}
    </a>
  )
}
