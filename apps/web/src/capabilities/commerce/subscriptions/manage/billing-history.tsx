import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { type CalendarDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { invoiceLabel } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { AmountPaid } from '../../payments/public.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'

type Cycle = Subscription['cycles'][number]

const day = (date: CalendarDate) => shortDate(date)

const billingHistoryColumns = (): readonly Column<Cycle>[] => [
  {
    key: 'date',
    title: subscriptionsMessage('billingHistory.date'),
    cell: ({ date }) => <time dateTime={date}>{day(date)}</time>,
  },
  {
    key: 'description',
    title: subscriptionsMessage('billingHistory.description'),
    cell: ({ description, from, to }) => `${description}, ${day(from)} to ${day(to)}`,
  },
  {
    key: 'invoice',
    title: subscriptionsMessage('billingHistory.invoice'),
    cell: ({ invoiceNumber, cycleId }) =>
      invoiceNumber ? <a href={`/my-impact/cycles/${cycleId}.pdf`}>{invoiceNumber}</a> : '–',
  },
  {
    key: 'amount',
    title: subscriptionsMessage('billingHistory.amount'),
    figures: true,
    cell: AmountPaid,
  },
  {
    key: 'status',
    title: subscriptionsMessage('billingHistory.status'),
    cell: ({ status, isRefunded, isHeld }) => {
      if (isHeld) return subscriptionsMessage('billingHistory.paidWaiting')
      return isRefunded ? subscriptionsMessage('billingHistory.refunded') : invoiceLabel(status)
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
        caption={subscriptionsMessage('billingHistory.caption', { name })}
        columns={billingHistoryColumns()}
        rows={cycles.slice((here - 1) * PAGE_SIZE, here * PAGE_SIZE)}
        rowKey={({ cycleId }) => cycleId}
      />
      {pages > 1 ? (
        <nav
          className="row-12"
          aria-label={subscriptionsMessage('billingHistory.pagesPayments', { name })}
        >
          {here > 1 ? (
            <LinkButton href={pageLink(id, here - 1)}>
              {subscriptionsMessage('billingHistory.newerPayments')}
            </LinkButton>
          ) : null}
          <span>
            {subscriptionsMessage('billingHistory.pageOf', {
              here: String(here),
              pages: String(pages),
            })}
          </span>
          {here < pages ? (
            <LinkButton href={pageLink(id, here + 1)}>
              {subscriptionsMessage('billingHistory.olderPayments')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

const pageLink = (id: string, page: number) => `?history=${id}&page=${page}#${id}-history`
