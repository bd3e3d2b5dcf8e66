import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CopyLink } from '../../../shell/copy-link.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { kindWords, quantityWords } from './granted-words.ts'
import { grantedImpactMessage } from './messages/messages.generated.ts'

const grantedTableColumns = (): readonly Column<GrantedImpact>[] => [
  {
    key: 'effective',
    title: grantedImpactMessage('grantedTable.countsFor'),
    cell: ({ effectiveOn }) => shortDate(effectiveOn),
  },
  {
    key: 'kind',
    title: grantedImpactMessage('grantedTable.whatItIs'),
    cell: ({ kind }) => kindWords()[kind],
  },
  { key: 'title', title: grantedImpactMessage('grantedTable.for'), cell: ({ title }) => title },
  {
    key: 'quantity',
    title: grantedImpactMessage('grantedTable.impact'),
    figures: true,
    cell: quantityWords,
  },
  {
    key: 'proof',
    title: grantedImpactMessage('grantedTable.proof'),
    cell: (granted) => <GrantedTableProof granted={granted} />,
  },
]

function GrantedTableProof({ granted }: { readonly granted: GrantedImpact }) {
  const { reversed, certificateId, grantedId, evidence, title } = granted
  const which = (
    <span className="visually-hidden"> {grantedImpactMessage('grantedTable.of', { title })}</span>
  )
  if (reversed)
    return (
      <>
        {grantedImpactMessage('grantedTable.reversedOn', {
          date: shownDate(reversed.at),
          reason: reversed.reason,
        })}
      </>
    )
  return (
    <>
      <a href={`/verify/${certificateId}`}>
        {grantedImpactMessage('grantedTable.verify')}
        {which}
      </a>{' '}
      <CopyLink path={`/verify/${certificateId}`} which={which} />{' '}
      <a href={`/my-impact/evidence/${grantedId}`}>
        {evidence.name}
        <span className="visually-hidden">
          {grantedImpactMessage('grantedTable.theEvidence')}
          {which}
        </span>
      </a>
    </>
  )
}

/** What our team entered for the account, each with its evidence. */
export function GrantedTable({ granted }: { readonly granted: readonly GrantedImpact[] }) {
  return (
    <DataTable
      caption={grantedImpactMessage('grantedTable.caption')}
      columns={grantedTableColumns()}
      rows={granted}
      rowKey={({ grantedId }) => grantedId}
    />
  )
}
