import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListCertificateRevisions } from '@understory/contracts/proof/certificates.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'

export type Revisions = AnswerOf<typeof ListCertificateRevisions>
type Revision = Revisions['revisions'][number]

const SHORT_HASH = 10

const columnsFor = (certificateId: string): readonly Column<Revision>[] => [
  { key: 'revision', title: 'Revision', cell: ({ revision }) => revision },
  {
    key: 'stated',
    title: 'Stated on',
    cell: ({ issued, isWithdrawn }) => (
      <>
        {longDate(issued)}
        {isWithdrawn ? <span className="subline">Withdrawn since</span> : null}
      </>
    ),
  },
  {
    key: 'entries',
    title: 'Entries by then',
    figures: true,
    cell: ({ entries }) => entries.toLocaleString('en-GB'),
  },
  {
    key: 'files',
    title: 'Statement and proofs',
    cell: ({ revision, statementHash }) => (
      <>
        <a href={`/verify/${certificateId}/files-${revision}.zip`} download>
          files-{revision}.zip
        </a>
        <span className="subline">
          <code title={statementHash}>{statementHash.slice(0, SHORT_HASH)}…</code>
        </span>
      </>
    ),
  },
]

/** A longer list is folded below its newest. */
const SHOWN = 6

type RevisionsProps = { readonly certificateId: string; readonly revisions: Revisions }

/** What a certificate stated each time it grew: each follows the one before it. */
export function RevisionsOfCertificate({ certificateId, revisions }: RevisionsProps) {
  const { older } = revisions
  const [shown, folded] = [revisions.revisions.slice(0, SHOWN), revisions.revisions.slice(SHOWN)]
  const table = (caption: string, rows: readonly Revision[]) => (
    <DataTable
      asCards
      caption={caption}
      columns={columnsFor(certificateId)}
      rows={rows}
      rowKey={({ revision }) => String(revision)}
    />
  )
  return (
    <>
      <h3 id="revisions">What it stated, and when</h3>
      <p>
        Each statement says what is new, gives the figures of the whole certificate, and names the
        statement before it. An archive holds up to 50 of them with their proofs.
      </p>
      {table('Statements of this certificate', shown)}
      {folded.length > 0 ? (
        <details>
          <summary>Show the {folded.length} before those</summary>
          {table('More statements of this certificate', folded)}
        </details>
      ) : null}
      {older === null ? null : (
        <p>
          <a href={`/verify/${certificateId}?revisions=${older}#revisions`}>Earlier statements</a>
        </p>
      )}
    </>
  )
}
