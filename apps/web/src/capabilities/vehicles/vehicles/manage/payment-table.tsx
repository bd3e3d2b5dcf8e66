import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListVehiclePayments } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import { formatCount, formatGrams } from '@understory/domain/quantity/format.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AmountPaid, paymentPath } from '../../../commerce/payments/public.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'

type Payment = AnswerOf<typeof ListVehiclePayments>['payments'][number]

const paymentTableColumns = (): readonly Column<Payment>[] => [
  {
    key: 'date',
    title: vehiclesMessage('paymentTable.date'),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shownDate(createdAt)}</time>,
  },
  {
    key: 'vehicles',
    title: vehiclesMessage('paymentTable.vehicles'),
    figures: true,
    cell: ({ vehicles }) => formatCount(vehicles),
  },
  {
    key: 'co2e',
    title: vehiclesMessage('paymentTable.co2e'),
    figures: true,
    cell: ({ co2eGrams }) => formatGrams(co2eGrams),
  },
  {
    key: 'cost',
    title: vehiclesMessage('paymentTable.cost'),
    figures: true,
    cell: AmountPaid,
  },
  {
    key: 'period',
    title: vehiclesMessage('paymentTable.period'),
    cell: ({ from, to }) => (
      <span className="nowrap">
        {vehiclesMessage('paymentTable.to', {
          shortDate: shortDate(from),
          shortDate2: shortDate(to),
        })}
      </span>
    ),
  },
  { key: 'status', title: vehiclesMessage('paymentTable.status'), cell: ({ status }) => status },
  {
    key: 'ways',
    title: vehiclesMessage('paymentTable.whatYouCanDo'),
    cell: (payment) => <PaymentTableWays payment={payment} />,
  },
]

export function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <DataTable
      asCards
      caption={vehiclesMessage('paymentTable.caption')}
      columns={paymentTableColumns()}
      rows={payments}
      rowKey={({ purchaseId }) => purchaseId}
    />
  )
}

function PaymentTableWays({ payment }: { readonly payment: Payment }) {
  const { status, quoteId, certificateId, createdAt, hasInvoice, purchaseId } = payment
  const which = (
    <span className="visually-hidden">
      {' '}
      {vehiclesMessage('paymentTable.of', { date: shownDate(createdAt) })}
    </span>
  )
  if (status === 'Pending' || status === 'Failed') {
    return (
      <a href={paymentPath({ pays: 'quote', id: quoteId })}>
        {status === 'Failed'
          ? vehiclesMessage('paymentTable.tryAgain')
          : vehiclesMessage('paymentTable.finishPaying')}
        {which}
      </a>
    )
  }
  return (
    <span className="row-links">
      {certificateId && status === 'Refunded' ? (
        <span className="quiet">{vehiclesMessage('paymentTable.itsCertificateHasEnded')}</span>
      ) : null}
      {certificateId && status === 'Paid' ? (
        <>
          <a href={`/my-impact/certificates/${certificateId}.pdf`}>
            {vehiclesMessage('paymentTable.certificate')}
            {which}
          </a>
          <a href={`/verify/${certificateId}`}>
            {vehiclesMessage('paymentTable.verify')}
            {which}
          </a>
          <CopyLink path={`/verify/${certificateId}`} which={which} />
        </>
      ) : null}
      {hasInvoice ? (
        <a href={`/my-impact/invoices/${purchaseId}.pdf`}>
          {vehiclesMessage('paymentTable.invoice')}
          {which}
        </a>
      ) : null}
      {certificateId || hasInvoice ? null : '–'}
    </span>
  )
}
