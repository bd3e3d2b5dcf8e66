import { DataTable } from '@understory/ui/tables/data-table.tsx'

type Line = { readonly what: string; readonly time: string }

const RETENTION_TABLE_COLUMNS = [
  { key: 'what', title: 'What', cell: ({ what }: Line) => what },
  { key: 'time', title: 'How long', cell: ({ time }: Line) => time },
]

/** How long everything stays, by the lists that the nightly deletion and its test go by. */
export function RetentionTable({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <DataTable
      caption="How long it is kept"
      columns={RETENTION_TABLE_COLUMNS}
      rows={lines}
      rowKey={({ what }) => what}
    />
  )
}
