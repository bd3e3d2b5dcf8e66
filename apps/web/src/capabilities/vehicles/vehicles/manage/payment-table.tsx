import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVehiclePayments } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import { formatCount, formatGrams } from '@understory/domain/quantity/format.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AmountPaid, paymentPath } from '../../../commerce/payments/public.ts'

type Payment = AnswerOf<typeof ListVehiclePayments>['payments'][number]

const PAYMENT_TABLE_COLUMNS: readonly Column<Payment>[] = [
  {
    key: 'date',
    title: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shownDate(createdAt)}</time>,
  },
  {
    key: 'vehicles',
    title: 'Vehicles',
    figures: true,
    cell: ({ vehicles }) => formatCount(vehicles),
  },
  {
    key: 'co2e',
    title: 'CO2e',
    figures: true,
    cell: ({ co2eGrams }) => formatGrams(co2eGrams),
  },
  {
    key: 'cost',
    title: 'Cost',
    figures: true,
    cell: AmountPaid,
  },
  {
    key: 'period',
    title: 'Period',
    cell: ({ from, to }) => (
      <span className="nowrap">
        {shortDate(from)} to {shortDate(to)}
      </span>
    ),
  },
  { key: 'status', title: 'Status', cell: ({ status }) => status },
  {
    key: 'ways',
    title: 'What you can do',
    cell: (payment) => <PaymentTableWays payment={payment} />,
  },
]

export function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <DataTable
      asCards
      caption="Payments for offsets of vehicles, newest first"
      columns={PAYMENT_TABLE_COLUMNS}
      rows={payments}
      rowKey={({ purchaseId }) => purchaseId}
    />
  )
}

function PaymentTableWays({ payment }: { readonly payment: Payment }) {
  const { status, quoteId, certificateId, createdAt, hasInvoice, purchaseId } = payment
  const which = <span className="visually-hidden"> of {shownDate(createdAt)}</span>
  if (status === 'Pending' || status === 'Failed') {
    return (
      <a href={paymentPath({ pays: 'quote', id: quoteId })}>
        {status === 'Failed' ? 'Try again' : 'Finish paying'}
        {which}
      </a>
    )
  }
  return (
    <span className="row-links">
      {certificateId && status === 'Refunded' ? (
        <span className="quiet">Its certificate has ended.</span>
      ) : null}
      {certificateId && status === 'Paid' ? (
        <>
          <a href={`/my-impact/certificates/${certificateId}.pdf`}>Certificate{which}</a>
          <a href={`/verify/${certificateId}`}>Verify{which}</a>
          <CopyLink path={`/verify/${certificateId}`} which={which} />
        </>
      ) : null}
      {hasInvoice ? <a href={`/my-impact/invoices/${purchaseId}.pdf`}>Invoice{which}</a> : null}
      {certificateId || hasInvoice ? null : '–'}
    </span>
  )
}
