import type { Subscription } from '@understory/contracts/subscriptions.ts'
import { type CalendarDate, shortDate } from '@understory/domain/quantity/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { invoiceLabel } from '@understory/domain/subscriptions/subscription-status.ts'
import { type Column, DataTable } from '@understory/ui/data-table.tsx'

type Cycle = Subscription['cycles'][number]

const day = (date: string) => shortDate(date as CalendarDate)

const COLUMNS: readonly Column<Cycle>[] = [
  { key: 'date', title: 'Date', cell: ({ date }) => <time dateTime={date}>{day(date)}</time> },
  {
    key: 'description',
    title: 'Description',
    cell: ({ description, from, to }) => `${description}, ${day(from)} to ${day(to)}`,
  },
  {
    key: 'invoice',
    title: 'Invoice',
    cell: ({ invoiceNumber, cycleId }) =>
      invoiceNumber ? <a href={`/my-impact/cycles/${cycleId}.pdf`}>{invoiceNumber}</a> : '–',
  },
  {
    key: 'amount',
    title: 'Amount',
    figures: true,
    cell: ({ totalMinor, currency }) => formatMoney({ minor: totalMinor, currency }),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status, isRefunded }) => (isRefunded ? 'Refunded' : invoiceLabel(status)),
  },
]

export function BillingHistory({ cycles, name }: { cycles: readonly Cycle[]; name: string }) {
  return (
    <DataTable
      caption={`Payments of ${name}, newest first`}
      columns={COLUMNS}
      rows={cycles}
      rowKey={({ cycleId }) => cycleId}
    />
  )
}
