import type { CertificateVerification } from '@understory/contracts/certificates.ts'
import { type CalendarDate, longDate, shortDate } from '@understory/domain/quantity/calendar.ts'
import { exactGrams, exactTrees } from '@understory/domain/quantity/format.ts'
import { type Column, DataTable } from '@understory/ui/data-table.tsx'
import { impactWord } from './impact-word.ts'

type Entry = CertificateVerification['ledgerEntries'][number]

const quantityOf = ({ impact, quantity }: Entry) =>
  impact === 'trees' ? exactTrees(quantity) : exactGrams(quantity)

function countsFor({ effectiveFrom, effectiveTo }: Entry): string {
  const from = shortDate(effectiveFrom as CalendarDate)
  return effectiveFrom === effectiveTo
    ? from
    : `${from} to ${shortDate(effectiveTo as CalendarDate)}`
}

const COLUMNS: readonly Column<Entry>[] = [
  { key: 'id', title: 'Entry', cell: ({ id }) => id },
  { key: 'what', title: 'What', cell: ({ impact }) => impactWord(impact) },
  { key: 'quantity', title: 'Quantity', figures: true, cell: quantityOf },
  { key: 'counts', title: 'Counts for', cell: countsFor },
  {
    key: 'recorded',
    title: 'Recorded',
    cell: ({ recordedAt }) => (
      <time dateTime={recordedAt}>
        {longDate(recordedAt.slice(0, 10) as CalendarDate)}, {recordedAt.slice(11, 16)} UTC
      </time>
    ),
  },
]

/** The lines of the ledger that add up to the certificate. */
export function LedgerEvidence({ certificate }: { readonly certificate: CertificateVerification }) {
  return (
    <>
      <h2 id="ledger">The entries beneath it</h2>
      <p className="lead">
        We add up the ledger each time this page is opened. The figures above are the sum of the
        lines below, not a copy kept beside them. The ledger only grows: a mistake is reversed by a
        second entry, never edited away.
      </p>
      <DataTable
        caption="Ledger entries of this certificate"
        columns={COLUMNS}
        rows={certificate.ledgerEntries}
        rowKey={({ id }) => String(id)}
      />
      <p className="quiet">
        A machine can ask the same:{' '}
        <a href={`/api/certificates/${certificate.certificateId}`}>these facts as JSON</a>.
      </p>
    </>
  )
}
