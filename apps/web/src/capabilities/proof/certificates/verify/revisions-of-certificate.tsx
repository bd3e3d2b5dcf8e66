import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListCertificateRevisions } from '@understory/contracts/proof/certificates.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { certificatesMessage } from '../messages/messages.generated.ts'

export type Revisions = AnswerOf<typeof ListCertificateRevisions>
type Revision = Revisions['revisions'][number]

const SHORT_HASH = 10

const columnsFor = (certificateId: string): readonly Column<Revision>[] => [
  {
    key: 'revision',
    title: certificatesMessage('revisionsOfCertificate.revision'),
    cell: ({ revision }) => revision,
  },
  {
    key: 'stated',
    title: certificatesMessage('revisionsOfCertificate.statedOn'),
    cell: ({ issued, isWithdrawn }) => (
      <>
        {longDate(issued)}
        {isWithdrawn ? (
          <span className="subline">
            {certificatesMessage('revisionsOfCertificate.withdrawnSince')}
          </span>
        ) : null}
      </>
    ),
  },
  {
    key: 'entries',
    title: certificatesMessage('revisionsOfCertificate.entriesByThen'),
    figures: true,
    cell: ({ entries }) => entries.toLocaleString('en-GB'),
  },
  {
    key: 'files',
    title: certificatesMessage('revisionsOfCertificate.statementAndProofs'),
    cell: ({ revision, statementHash }) => (
      <>
        <a href={`/verify/${certificateId}/files-${revision}.zip`} download>
          {certificatesMessage('revisionsOfCertificate.filesZip', { revision: String(revision) })}
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
      <h3 id="revisions">{certificatesMessage('revisionsOfCertificate.statedWhen')}</h3>
      <p>{certificatesMessage('revisionsOfCertificate.eachStatementSaysNew')}</p>
      {table(certificatesMessage('revisionsOfCertificate.statementsOfThisCertificate'), shown)}
      {folded.length > 0 ? (
        <details>
          <summary>
            {certificatesMessage('revisionsOfCertificate.showTheBeforeThose', {
              count: folded.length,
            })}
          </summary>
          {table(certificatesMessage('revisionsOfCertificate.moreStatementsCertificate'), folded)}
        </details>
      ) : null}
      {older === null ? null : (
        <p>
          <a href={`/verify/${certificateId}?revisions=${older}#revisions`}>
            {certificatesMessage('revisionsOfCertificate.earlierStatements')}
          </a>
        </p>
      )}
    </>
  )
}
