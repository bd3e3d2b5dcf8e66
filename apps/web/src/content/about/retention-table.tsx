import { KEPT_TABLES } from '@understory/domain/privacy/kept-tables.ts'
import { DELIVERIES, SWEPT_TABLES, UNBILLED_ORDERS } from '@understory/domain/privacy/retention.ts'
import { DataTable } from '@understory/ui/data-table.tsx'

type Line = { readonly what: string; readonly time: string }

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const LINES: readonly Line[] = [
  ...KEPT_TABLES.map(({ what, kept }) => ({ what, time: capital(kept) })),
  ...[...SWEPT_TABLES, UNBILLED_ORDERS].map(({ what, days }) => ({
    what,
    time: days === 1 ? 'A day' : `${days} days`,
  })),
]

const COLUMNS = [
  { key: 'what', title: 'What', cell: ({ what }: Line) => what },
  { key: 'time', title: 'How long', cell: ({ time }: Line) => time },
]

/** How long everything stays, by the lists that the nightly deletion and its test go by. */
export function RetentionTable({ keepDeliveriesDays }: { readonly keepDeliveriesDays: number }) {
  const deliveries = {
    what: DELIVERIES.what,
    time: `${keepDeliveriesDays} days after the end of the month in which it came`,
  }
  return (
    <DataTable
      caption="How long it is kept"
      columns={COLUMNS}
      rows={[...LINES, deliveries]}
      rowKey={({ what }) => what}
    />
  )
}
