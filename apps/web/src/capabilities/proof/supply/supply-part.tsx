import type { ProjectCover, SupplyLot } from '@understory/contracts/proof/supply.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { LabelOfLot } from './label-of-lot.tsx'
import { supplyMessage } from './messages/messages.generated.ts'
import { amountWords, lotWords, promiseWords } from './supply-words.ts'

const of = (quantity: (cover: ProjectCover) => number) => (cover: ProjectCover) =>
  quantity(cover) === 0 ? 'none' : amountWords({ impact: cover.impact, quantity: quantity(cover) })

const suppliedAmount = of(({ supplied }) => supplied)
const uncoveredAmount = of(({ uncovered }) => uncovered)

const coverWords = (): readonly Column<ProjectCover>[] => [
  {
    key: 'project',
    title: supplyMessage('supplyPart.project'),
    cell: ({ projectId, name }) => <a href={`/projects/${projectId}`}>{name}</a>,
  },
  {
    key: 'funded',
    title: supplyMessage('supplyPart.funded'),
    figures: true,
    cell: of(({ funded }) => funded),
  },
  {
    key: 'supplied',
    title: supplyMessage('supplyPart.supplied'),
    figures: true,
    cell: suppliedAmount,
  },
  {
    key: 'uncovered',
    title: supplyMessage('supplyPart.notSuppliedYet'),
    figures: true,
    cell: uncoveredAmount,
  },
  { key: 'promise', title: supplyMessage('supplyPart.promise'), cell: promiseWords },
]

const lotsWords = (): readonly Column<SupplyLot>[] => [
  { key: 'lot', title: supplyMessage('supplyPart.batch'), cell: ({ lotId }) => lotId },
  { key: 'amount', title: supplyMessage('supplyPart.quantity'), figures: true, cell: amountWords },
  {
    key: 'what',
    title: supplyMessage('supplyPart.whatItIs'),
    cell: (lot) => <LotWords lot={lot} />,
  },
  {
    key: 'entered',
    title: supplyMessage('supplyPart.entered'),
    cell: ({ enteredAt }) => shownDate(enteredAt),
  },
  { key: 'proof', title: supplyMessage('supplyPart.proof'), cell: (lot) => <LotProof lot={lot} /> },
]

function LotWords({ lot }: { readonly lot: SupplyLot }) {
  return (
    <span>
      {lotWords(lot)}
      {lot.reversed ? (
        <span className="subline">
          {supplyMessage('supplyPart.reversedOn', {
            date: shownDate(lot.reversed.at),
            reason: lot.reversed.reason,
          })}
        </span>
      ) : null}
      {lot.label ? <LabelOfLot lotId={lot.lotId} label={lot.label} /> : null}
    </span>
  )
}

function LotProof({ lot: { lotId, retirementUrl, logIndex } }: { readonly lot: SupplyLot }) {
  const which = (
    <span className="visually-hidden">
      {' '}
      {supplyMessage('supplyPart.ofBatch', { lotId: String(lotId) })}
    </span>
  )
  return (
    <span className="row-8">
      {retirementUrl ? (
        <a href={retirementUrl}>
          {supplyMessage('supplyPart.retirement')}
          {which}
        </a>
      ) : null}
      {logIndex === null ? null : (
        <a href={`/ledger/proof/${logIndex}`} download={`supply-${lotId}.tlog-proof`}>
          {supplyMessage('supplyPart.proof')}
          {which}
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
      <h2 id="supply">{supplyMessage('supplyPart.whatStandsBehindIt')}</h2>
      <p className="prose-width">{supplyMessage('supplyPart.projectsSuppliedEnteredBatch')}</p>
      <DataTable
        asCards
        caption={supplyMessage('supplyPart.caption')}
        columns={coverWords()}
        rows={shown}
        rowKey={({ projectId }) => projectId}
      />
      <Batches lots={lots} />
    </section>
  )
}

function Batches({ lots }: Pick<SupplyPartProps, 'lots'>) {
  if (lots.length === 0)
    return <p className="quiet">{supplyMessage('supplyPart.noBatchBeenEntered')}</p>
  return (
    <DataTable
      asCards
      caption={supplyMessage('supplyPart.batchesTheNewestFirst')}
      columns={lotsWords()}
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
      <h2 id="batches">{supplyMessage('supplyPart.whatWasSupplied')}</h2>
      <p className="prose-width">
        {suppliedWords(cover)}. {promiseWords(cover)}.
      </p>
      <Batches lots={lots} />
    </section>
  )
}

function suppliedWords(cover: ProjectCover): string {
  const supplied =
    cover.supplied > 0
      ? supplyMessage('supply.supplied', { cover: suppliedAmount(cover) })
      : supplyMessage('supplyPart.nothingSuppliedYet')
  return cover.uncovered > 0
    ? supplyMessage('supply.fundedNotSuppliedYet', { supplied, cover: uncoveredAmount(cover) })
    : supplied
}
