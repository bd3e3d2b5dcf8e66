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

type Takings = AnswerOf<typeof ListTakings>
type TakenSum = Takings['sums'][number]

const TAKEN_FOR: Readonly<Record<TakenInvoice['kind'], string>> = {
  once: 'Once',
  plan: 'Plan',
  'shop-orders': 'Orders of shops',
}

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
        <Button type="submit">Show</Button>
      </form>
      <section className={styles.part} aria-labelledby="sums">
        <h2 id="sums">{longDateRange(days)}</h2>
        {takings.sums.length === 0 ? (
          <p className="quiet">No invoice was issued on these days.</p>
        ) : (
          <DataTable
            caption="What came in"
            rows={takings.sums}
            rowKey={({ currency }) => currency}
            columns={SUM_COLUMNS}
          />
        )}
      </section>
      {takings.unsettled.length > 0 ? <Unsettled payments={takings.unsettled} /> : null}
      {takings.invoices.length > 0 ? (
        <section className={styles.part} aria-labelledby="invoices">
          <h2 id="invoices">Invoices</h2>
          <ConsoleTable
            name="invoices"
            caption="Invoices"
            rows={takings.invoices}
            rowKey={({ id }) => id}
            columns={invoiceColumns(maySeePeople)}
          />
          {takings.next ? (
            <p>
              <LinkButton
                href={`/staff/money?${new URLSearchParams({ ...days, cursor: takings.next })}`}
              >
                Older
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
  { key: 'currency', title: 'Currency', cell: ({ currency }: TakenSum) => currency },
  {
    key: 'invoices',
    title: 'Invoices',
    figures: true,
    cell: ({ invoices }: TakenSum) => invoices.toLocaleString('en-GB'),
  },
  {
    key: 'total',
    title: 'Invoiced',
    figures: true,
    cell: ({ totalMinor, currency }: TakenSum) => money(totalMinor, currency),
  },
  {
    key: 'refunded',
    title: 'Refunded of it',
    figures: true,
    cell: ({ refundedMinor, currency }: TakenSum) => money(refundedMinor, currency),
  },
  {
    key: 'left',
    title: 'Left',
    figures: true,
    cell: ({ totalMinor, refundedMinor, currency }: TakenSum) =>
      money(totalMinor - refundedMinor, currency),
  },
]

const invoiceColumns = (maySeePeople: boolean) => [
  { key: 'at', title: 'Issued', text: ({ issuedAt }: TakenInvoice) => shownDate(issuedAt) },
  {
    key: 'number',
    title: 'Number',
    text: ({ number }: TakenInvoice) => number ?? 'in a moment',
  },
  { key: 'kind', title: 'For', text: ({ kind }: TakenInvoice) => TAKEN_FOR[kind] },
  {
    key: 'account',
    title: 'Account',
    text: ({ account }: TakenInvoice) => account,
    cell: ({ account, ownerId }: TakenInvoice) =>
      ownerId && maySeePeople ? <a href={`/staff/users/${ownerId}`}>{account}</a> : account,
  },
  { key: 'card', title: 'Card', text: ({ card }: TakenInvoice) => card ?? '' },
  {
    key: 'total',
    title: 'Total',
    figures: true,
    text: ({ totalMinor, currency }: TakenInvoice) => money(totalMinor, currency),
  },
  {
    key: 'refunded',
    title: 'Refunded',
    figures: true,
    text: ({ refundedMinor, currency }: TakenInvoice) =>
      refundedMinor === 0 ? '' : money(refundedMinor, currency),
  },
]

/** Payments that neither went through nor were given up: the provider is asked again until it says. */
function Unsettled({ payments }: { readonly payments: readonly UnsettledPayment[] }) {
  return (
    <section className={styles.part} aria-labelledby="unsettled">
      <h2 id="unsettled">Begun over an hour ago, not settled</h2>
      <p className="quiet">
        The provider is asked again until it says what became of them. Nothing counts before then.
      </p>
      <ConsoleTable
        name="unsettled"
        caption="Not settled"
        rows={payments}
        rowKey={({ purchaseId }) => purchaseId}
        columns={[
          { key: 'at', title: 'Begun', text: ({ startedAt }) => shownDate(startedAt) },
          {
            key: 'payment',
            title: 'At the provider',
            text: ({ gatewayPaymentId }) => gatewayPaymentId ?? 'not begun there',
          },
          { key: 'account', title: 'Account', text: ({ account }) => account },
          {
            key: 'total',
            title: 'Total',
            figures: true,
            text: ({ totalMinor, currency }) => money(totalMinor, currency),
          },
        ]}
      />
    </section>
  )
}
