import type { PublicLedgerEntry } from '@understory/contracts/proof/public-ledger.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import styles from './ledger.module.css'
import { countsFor, minuteWords, quantityWords, sourceWords } from './ledger-words.ts'
import { publicLedgerMessage, publicLedgerRich } from './messages/messages.generated.ts'

type EntriesTableProps = {
  readonly caption: string
  readonly entries: readonly PublicLedgerEntry[]
  /** The page that the entry of a reversal is looked up on. */
  readonly path: string
}

/** Entries of the ledger, each with its proof, its project and what reverses it. */
export function EntriesTable({ caption, entries, path }: EntriesTableProps) {
  const columns: readonly Column<PublicLedgerEntry>[] = [
    {
      key: 'entry',
      title: publicLedgerMessage('entriesTable.entry'),
      cell: (entry) => (
        <span>
          {entry.entryId}
          <span className="subline">{sourceWords(entry)}</span>
        </span>
      ),
    },
    {
      key: 'quantity',
      title: publicLedgerMessage('entriesTable.whatWasRecorded'),
      cell: (entry) => (
        <span className={styles.quantity} data-impact={entry.impact}>
          <strong>{quantityWords(entry)}</strong>
          <Reversal entry={entry} path={path} />
        </span>
      ),
    },
    {
      key: 'project',
      title: publicLedgerMessage('entriesTable.project'),
      cell: ({ project }) => (
        <a href={`${path}?${new URLSearchParams({ project: project.id })}#entries`}>
          {project.name}
        </a>
      ),
    },
    { key: 'counts', title: publicLedgerMessage('entriesTable.countsFor'), cell: countsFor },
    {
      key: 'recorded',
      title: publicLedgerMessage('entriesTable.recorded'),
      cell: ({ recordedAt }) => <time dateTime={recordedAt}>{minuteWords(recordedAt)}</time>,
    },
    {
      key: 'proof',
      title: publicLedgerMessage('entriesTable.proof'),
      cell: (entry) => <EntriesTableProof entry={entry} />,
    },
  ]
  return (
    <DataTable
      asCards
      caption={caption}
      columns={columns}
      rows={entries}
      rowKey={({ entryId }) => String(entryId)}
    />
  )
}

function EntriesTableProof({
  entry: { entryId, logIndex },
}: {
  readonly entry: PublicLedgerEntry
}) {
  if (logIndex === null) return publicLedgerMessage('entriesTable.withinSeconds')
  return (
    <span>
      <a
        className="off-paper"
        href={`/ledger/proof/${logIndex}`}
        download={`entry-${entryId}.tlog-proof`}
      >
        {publicLedgerRich('entriesTable.downloadProofEntry', {
          hidden: hiddenWords,
          entryId: String(entryId),
        })}
      </a>
      <span className="subline">
        {publicLedgerMessage('entriesTable.leaf', { logIndex: String(logIndex) })}
      </span>
    </span>
  )
}

function Reversal({ entry, path }: { entry: PublicLedgerEntry; path: string }) {
  const other = entry.reverses ?? entry.reversedBy
  if (!other) return null
  const takesBack =
    entry.source === 'order-credit'
      ? publicLedgerMessage('entriesTable.lowersEntry')
      : publicLedgerMessage('entriesTable.reversesEntry')
  const words = entry.reverses ? takesBack : publicLedgerMessage('entriesTable.reversedByEntry')
  return (
    <span className="subline">
      {words} <a href={`${path}?entry=${other.entryId}#entries`}>{other.entryId}</a>
    </span>
  )
}
