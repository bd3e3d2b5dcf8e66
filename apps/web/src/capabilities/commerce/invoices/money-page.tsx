import type {
  ListTakings,
  TakenInvoice,
  UnsettledPayment,
} from '@understory/contracts/commerce/invoices.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { type DateRange, longDateRange } from '@understory/domain/calendar/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { DateRangeFields } from '@understory/ui/forms/date-range-fields.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { ConsoleTable, staffStyles as styles } from '../../staff/console/public.ts'
import { invoicesMessage } from './messages/messages.generated.ts'

type Takings = AnswerOf<typeof ListTakings>
type TakenSum = Takings['sums'][number]

type MoneyPageProps = {
  readonly takings: Takings
  readonly days: DateRange
  /** As the fields were filled in. */
  readonly typed: DateRange
  readonly problem: string | null
  readonly maySeePeople: boolean
}

/** What came in between two days, what was refunded of it, and what someone should look at. */
export function MoneyPage({ takings, days, typed, problem, maySeePeople }: MoneyPageProps) {
  return (
    <>
      <form className={styles.search}>
        <DateRangeFields {...typed} problem={problem} />
        <Button type="submit">{invoicesMessage('show')}</Button>
      </form>
      <section className={styles.part} aria-labelledby="sums">
        <h2 id="sums">{longDateRange(days)}</h2>
        {takings.sums.length === 0 ? (
          <p className="quiet">{invoicesMessage('none')}</p>
        ) : (
          <DataTable
            caption={invoicesMessage('sums')}
            rows={takings.sums}
            rowKey={({ currency }) => currency}
            asCards
            columns={SUM_COLUMNS}
          />
        )}
      </section>
      {takings.unsettled.length > 0 ? <Unsettled payments={takings.unsettled} /> : null}
      {takings.invoices.length > 0 ? (
        <section className={styles.part} aria-labelledby="invoices">
          <h2 id="invoices">{invoicesMessage('invoices')}</h2>
          <ConsoleTable
            name="invoices"
            caption={invoicesMessage('invoices')}
            rows={takings.invoices}
            rowKey={({ id }) => id}
            asCards
            columns={invoiceColumns(maySeePeople)}
          />
          {takings.next ? (
            <p>
              <LinkButton
                href={`/staff/money?${new URLSearchParams({ ...days, cursor: takings.next })}`}
              >
                {invoicesMessage('older')}
              </LinkButton>
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

const money = (minor: number, currency: TakenSum['currency']) => formatMoney({ minor, currency })

const SUM_COLUMNS = [
  {
    key: 'currency',
    title: invoicesMessage('sum.currency'),
    cell: ({ currency }: TakenSum) => currency,
  },
  {
    key: 'invoices',
    title: invoicesMessage('sum.invoices'),
    figures: true,
    cell: ({ invoices }: TakenSum) => invoices.toLocaleString('en-GB'),
  },
  {
    key: 'total',
    title: invoicesMessage('sum.total'),
    figures: true,
    cell: ({ totalMinor, currency }: TakenSum) => money(totalMinor, currency),
  },
  {
    key: 'refunded',
    title: invoicesMessage('sum.refunded'),
    figures: true,
    cell: ({ refundedMinor, currency }: TakenSum) => money(refundedMinor, currency),
  },
  {
    key: 'left',
    title: invoicesMessage('sum.left'),
    figures: true,
    cell: ({ totalMinor, refundedMinor, currency }: TakenSum) =>
      money(totalMinor - refundedMinor, currency),
  },
]

const invoiceColumns = (maySeePeople: boolean) => [
  {
    key: 'at',
    title: invoicesMessage('invoice.at'),
    text: ({ issuedAt }: TakenInvoice) => shownDate(issuedAt),
  },
  {
    key: 'number',
    title: invoicesMessage('invoice.number'),
    text: ({ number }: TakenInvoice) => number ?? invoicesMessage('invoice.unnumbered'),
  },
  {
    key: 'kind',
    title: invoicesMessage('invoice.kind'),
    text: ({ kind }: TakenInvoice) => invoicesMessage(`kind.${kind}`),
  },
  {
    key: 'account',
    title: invoicesMessage('invoice.account'),
    text: ({ account }: TakenInvoice) => account,
    cell: ({ account, ownerId }: TakenInvoice) =>
      ownerId && maySeePeople ? <a href={`/staff/users/${ownerId}`}>{account}</a> : account,
  },
  {
    key: 'card',
    title: invoicesMessage('invoice.card'),
    text: ({ card }: TakenInvoice) => card ?? '',
  },
  {
    key: 'total',
    title: invoicesMessage('invoice.total'),
    figures: true,
    text: ({ totalMinor, currency }: TakenInvoice) => money(totalMinor, currency),
  },
  {
    key: 'refunded',
    title: invoicesMessage('invoice.refunded'),
    figures: true,
    text: ({ refundedMinor, currency }: TakenInvoice) =>
      refundedMinor === 0 ? '' : money(refundedMinor, currency),
  },
]

/** Payments that neither went through nor were given up: the provider is asked again until it says. */
function Unsettled({ payments }: { readonly payments: readonly UnsettledPayment[] }) {
  return (
    <section className={styles.part} aria-labelledby="unsettled">
      <h2 id="unsettled">{invoicesMessage('unsettled')}</h2>
      <p className="quiet">{invoicesMessage('unsettled.lead')}</p>
      <ConsoleTable
        name="unsettled"
        caption={invoicesMessage('unsettled.caption')}
        rows={payments}
        rowKey={({ purchaseId }) => purchaseId}
        asCards
        columns={[
          {
            key: 'at',
            title: invoicesMessage('unsettled.at'),
            text: ({ startedAt }) => shownDate(startedAt),
          },
          {
            key: 'payment',
            title: invoicesMessage('unsettled.payment'),
            text: ({ gatewayPaymentId }) =>
              gatewayPaymentId ?? invoicesMessage('unsettled.notBegun'),
          },
          {
            key: 'account',
            title: invoicesMessage('invoice.account'),
            text: ({ account }) => account,
          },
          {
            key: 'total',
            title: invoicesMessage('invoice.total'),
            figures: true,
            text: ({ totalMinor, currency }) => money(totalMinor, currency),
          },
        ]}
      />
    </section>
  )
}
