import type { StoreBill, StoreBilling } from '@understory/contracts/stores/bills.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { amount, billState, countedOrders } from './billing-words.ts'
import { fundedImpact, fundsSomething } from './impact-words.ts'
import { BILLING, INTEGRATIONS } from './store-addresses.ts'

type BillsTableProps = Pick<StoreBilling, 'bills' | 'nextBefore'> & { readonly areOlder: boolean }

/** Every bill, with its statement order by order and its invoice, a page at a time. */
export function BillsTable({ bills, nextBefore, areOlder }: BillsTableProps) {
  return (
    <section className="part" aria-labelledby="bills">
      <h2 id="bills">Bills</h2>
      {bills.length === 0 ? (
        <p>
          {areOlder
            ? 'There are no older bills.'
            : 'None yet. The first one comes a month after the plan began; from Shopify, within a day.'}
        </p>
      ) : (
        <DataTable
          caption="Bills of your stores, the newest first"
          columns={BILLS_TABLE_COLUMNS}
          rows={bills}
          rowKey={({ billId }) => billId}
          asCards
        />
      )}
      {areOlder || nextBefore ? (
        <nav className="row-links" aria-label="Pages of bills">
          {areOlder ? <LinkButton href={`${BILLING}#bills`}>Newest</LinkButton> : null}
          {nextBefore ? (
            <LinkButton href={`${BILLING}?before=${nextBefore}#bills`}>Older</LinkButton>
          ) : null}
        </nav>
      ) : null}
    </section>
  )
}

/** What was paid back since is there, too, with its reversal. */
const isInLedger = ({ status, ...bill }: StoreBill) =>
  (status === 'paid' || status === 'refunded') && fundsSomething(bill)

const BILLS_TABLE_COLUMNS: readonly Column<StoreBill>[] = [
  {
    key: 'period',
    title: 'Period',
    cell: ({ from, to, storeName }) => (
      <span>
        {shownDate(from)} to {shownDate(to)}
        <span className="subline">{storeName}</span>
      </span>
    ),
  },
  {
    key: 'orders',
    title: 'Orders',
    cell: ({ orders, overCap, ...bill }) => (
      <span>
        {countedOrders(orders)}, {fundedImpact(bill)}
        {overCap > 0 ? (
          <span className="subline">{countedOrders(overCap)} over your cap</span>
        ) : null}
      </span>
    ),
  },
  {
    key: 'total',
    title: 'Total',
    figures: true,
    cell: ({ totalMinor, creditMinor, currency }) => (
      <span>
        {amount(totalMinor, currency)}
        {creditMinor > 0 ? (
          <span className="subline">less a credit of {amount(creditMinor, currency)}</span>
        ) : null}
      </span>
    ),
  },
  { key: 'state', title: 'State', cell: billState },
  {
    key: 'files',
    title: 'Files',
    cell: (bill) => (
      <span className="row-links">
        <a href={`${INTEGRATIONS}/bills/${bill.billId}.csv`}>
          Orders (CSV)
          <span className="visually-hidden">
            {' '}
            of {bill.storeName}, {shownDate(bill.from)}
          </span>
        </a>
        {isInLedger(bill) ? (
          <a href={`${INTEGRATIONS}/bills/${bill.billId}/orders.txt`} download>
            Orders in the public log (TXT)
            <span className="visually-hidden">
              {' '}
              of {bill.storeName}, {shownDate(bill.from)}
            </span>
          </a>
        ) : null}
        {bill.invoiceNumber && bill.cycleId ? (
          <a href={`/my-impact/cycles/${bill.cycleId}.pdf`}>Invoice {bill.invoiceNumber}</a>
        ) : null}
        {bill.certificateId ? (
          <a href={`/verify/${bill.certificateId}`}>
            Certificate<span className="visually-hidden"> of {bill.storeName}</span>
          </a>
        ) : null}
      </span>
    ),
  },
]
