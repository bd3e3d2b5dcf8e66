import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CopyLink } from '../../../shell/copy-link.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { KIND_WORDS, quantityWords } from './granted-words.ts'

const GRANTED_TABLE_COLUMNS: readonly Column<GrantedImpact>[] = [
  {
    key: 'effective',
    title: 'Counts for',
    cell: ({ effectiveOn }) => shortDate(effectiveOn),
  },
  { key: 'kind', title: 'What it is', cell: ({ kind }) => KIND_WORDS[kind] },
  { key: 'title', title: 'For', cell: ({ title }) => title },
  { key: 'quantity', title: 'Impact', figures: true, cell: quantityWords },
  { key: 'proof', title: 'Proof', cell: (granted) => <GrantedTableProof granted={granted} /> },
]

function GrantedTableProof({ granted }: { readonly granted: GrantedImpact }) {
  const { reversed, certificateId, grantedId, evidence, title } = granted
  const which = <span className="visually-hidden"> of {title}</span>
  if (reversed) return <>{`Reversed on ${shownDate(reversed.at)}: ${reversed.reason}`}</>
  return (
    <>
      <a href={`/verify/${certificateId}`}>Verify{which}</a>{' '}
      <CopyLink path={`/verify/${certificateId}`} which={which} />{' '}
      <a href={`/my-impact/evidence/${grantedId}`}>
        {evidence.name}
        <span className="visually-hidden">, the evidence{which}</span>
      </a>
    </>
  )
}

/** What our team entered for the account, each with its evidence. */
export function GrantedTable({ granted }: { readonly granted: readonly GrantedImpact[] }) {
  return (
    <DataTable
      caption="What our team entered, newest first"
      columns={GRANTED_TABLE_COLUMNS}
      rows={granted}
      rowKey={({ grantedId }) => grantedId}
    />
  )
}
