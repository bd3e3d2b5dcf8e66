import type { ProjectCover, SupplyLot } from '@understory/contracts/proof/supply.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { LabelOfLot } from './label-of-lot.tsx'
import { amountWords, lotWords, promiseWords } from './supply-words.ts'

const of = (quantity: (cover: ProjectCover) => number) => (cover: ProjectCover) =>
  quantity(cover) === 0 ? 'none' : amountWords({ impact: cover.impact, quantity: quantity(cover) })

const suppliedAmount = of(({ supplied }) => supplied)
const uncoveredAmount = of(({ uncovered }) => uncovered)

const COVER: readonly Column<ProjectCover>[] = [
  {
    key: 'project',
    title: 'Project',
    cell: ({ projectId, name }) => <a href={`/projects/${projectId}`}>{name}</a>,
  },
  { key: 'funded', title: 'Funded', figures: true, cell: of(({ funded }) => funded) },
  { key: 'supplied', title: 'Supplied', figures: true, cell: suppliedAmount },
  { key: 'uncovered', title: 'Not supplied yet', figures: true, cell: uncoveredAmount },
  { key: 'promise', title: 'Promise', cell: promiseWords },
]

const LOTS: readonly Column<SupplyLot>[] = [
  { key: 'lot', title: 'Batch', cell: ({ lotId }) => lotId },
  { key: 'amount', title: 'Quantity', figures: true, cell: amountWords },
  { key: 'what', title: 'What it is', cell: (lot) => <LotWords lot={lot} /> },
  { key: 'entered', title: 'Entered', cell: ({ enteredAt }) => shownDate(enteredAt) },
  { key: 'proof', title: 'Proof', cell: (lot) => <LotProof lot={lot} /> },
]

function LotWords({ lot }: { readonly lot: SupplyLot }) {
  return (
    <span>
      {lotWords(lot)}
      {lot.reversed ? (
        <span className="subline">
          {`Reversed on ${shownDate(lot.reversed.at)}: ${lot.reversed.reason}`}
        </span>
      ) : null}
      {lot.label ? <LabelOfLot lotId={lot.lotId} label={lot.label} /> : null}
    </span>
  )
}

function LotProof({ lot: { lotId, retirementUrl, logIndex } }: { readonly lot: SupplyLot }) {
  const which = <span className="visually-hidden"> of batch {lotId}</span>
  return (
    <span className="row-8">
      {retirementUrl ? <a href={retirementUrl}>Retirement{which}</a> : null}
      {logIndex === null ? null : (
        <a href={`/ledger/proof/${logIndex}`} download={`supply-${lotId}.tlog-proof`}>
          Proof{which}
        </a>
      )}
    </span>
  )
}

type SupplyPartProps = {
  readonly projects: readonly ProjectCover[]
  readonly lots: readonly SupplyLot[]
}

/** What stands behind what was funded: batches with their serials, and what has none yet. */
export function SupplyPart({ projects, lots }: SupplyPartProps) {
  const shown = projects.filter(({ funded, supplied }) => funded > 0 || supplied > 0)
  if (shown.length === 0 && lots.length === 0) return null
  return (
    <section className="part" aria-labelledby="supply">
      <h2 id="supply">What stands behind it</h2>
      <p className="prose-width">
        What projects supplied is entered here batch by batch, with the serials that were retired
        and the SHA-256 of the document that shows it. What is supplied first is used first.
      </p>
      <DataTable
        asCards
        caption="Projects, with what was funded and supplied"
        columns={COVER}
        rows={shown}
        rowKey={({ projectId }) => projectId}
      />
      <Batches lots={lots} />
    </section>
  )
}

function Batches({ lots }: Pick<SupplyPartProps, 'lots'>) {
  if (lots.length === 0) return <p className="quiet">No batch has been entered yet.</p>
  return (
    <DataTable
      asCards
      caption="Batches, the newest first"
      columns={LOTS}
      rows={lots}
      rowKey={({ lotId }) => String(lotId)}
    />
  )
}

type ProjectBatchesProps = {
  readonly cover: ProjectCover
  readonly lots: readonly SupplyLot[]
}

/** Of one project: what it supplied, and what was funded and is not supplied yet. */
export function ProjectBatches({ cover, lots }: ProjectBatchesProps) {
  return (
    <section className="part" aria-labelledby="batches">
      <h2 id="batches">What was supplied</h2>
      <p className="prose-width">
        {suppliedWords(cover)}. {promiseWords(cover)}.
      </p>
      <Batches lots={lots} />
    </section>
  )
}

function suppliedWords(cover: ProjectCover): string {
  const supplied = cover.supplied > 0 ? `${suppliedAmount(cover)} supplied` : 'Nothing supplied yet'
  return cover.uncovered > 0
    ? `${supplied}, ${uncoveredAmount(cover)} funded and not supplied yet`
    : supplied
}
