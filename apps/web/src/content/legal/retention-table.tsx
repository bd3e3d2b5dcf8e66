import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { legalMessage } from './messages/messages.generated.ts'

type Line = { readonly what: string; readonly time: string }

const retentionTableColumns = () => [
  { key: 'what', title: legalMessage('retentionTable.what'), cell: ({ what }: Line) => what },
  { key: 'time', title: legalMessage('retentionTable.howLong'), cell: ({ time }: Line) => time },
]

/** How long everything stays, by the lists that the nightly deletion and its test go by. */
export function RetentionTable({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <DataTable
      caption={legalMessage('retentionTable.caption')}
      columns={retentionTableColumns()}
      rows={lines}
      rowKey={({ what }) => what}
    />
  )
}
