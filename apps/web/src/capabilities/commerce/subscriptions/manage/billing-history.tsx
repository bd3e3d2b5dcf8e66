import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { type CalendarDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { invoiceLabel } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { AmountPaid } from '../../payments/public.ts'

type Cycle = Subscription['cycles'][number]

const day = (date: CalendarDate) => shortDate(date)

const BILLING_HISTORY_COLUMNS: readonly Column<Cycle>[] = [
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
    cell: AmountPaid,
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status, isRefunded, isHeld }) => {
      if (isHeld) return 'Paid, waiting'
      return isRefunded ? 'Refunded' : invoiceLabel(status)
    },
  },
]

const PAGE_SIZE = 12

type BillingHistoryProps = {
  readonly id: string
  readonly cycles: readonly Cycle[]
  readonly name: string
  /** From 1, the newest payments. */
  readonly page: number
}

export function BillingHistory({ id, cycles, name, page }: BillingHistoryProps) {
  const pages = Math.ceil(cycles.length / PAGE_SIZE)
  const here = Math.min(Math.max(page, 1), pages)
  return (
    <>
      <DataTable
        asCards
        caption={`Payments of ${name}, newest first`}
        columns={BILLING_HISTORY_COLUMNS}
        rows={cycles.slice((here - 1) * PAGE_SIZE, here * PAGE_SIZE)}
        rowKey={({ cycleId }) => cycleId}
      />
      {pages > 1 ? (
        <nav className="row-12" aria-label={`Pages of the payments of ${name}`}>
          {here > 1 ? <LinkButton href={pageLink(id, here - 1)}>Newer payments</LinkButton> : null}
          <span>
            Page {here} of {pages}
          </span>
          {here < pages ? (
            <LinkButton href={pageLink(id, here + 1)}>Older payments</LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

const pageLink = (id: string, page: number) => `?history=${id}&page=${page}#${id}-history`
