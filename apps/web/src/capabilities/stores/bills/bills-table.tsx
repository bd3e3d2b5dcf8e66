import type { StoreBill, StoreBilling } from '@understory/contracts/stores/bills.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { amount, billState, countedOrders } from './billing-words.ts'
import { fundedImpact, fundsSomething } from './impact-words.ts'
import { billsMessage, billsRich } from './messages/messages.generated.ts'
import { BILLING, INTEGRATIONS } from './store-addresses.ts'

type BillsTableProps = Pick<StoreBilling, 'bills' | 'nextBefore'> & { readonly areOlder: boolean }

/** Every bill, with its statement order by order and its invoice, a page at a time. */
export function BillsTable({ bills, nextBefore, areOlder }: BillsTableProps) {
  return (
    <section className="part" aria-labelledby="bills">
      <h2 id="bills">{billsMessage('billsTable.bills')}</h2>
      {bills.length === 0 ? (
        <p>
          {areOlder
            ? billsMessage('billsTable.noOlderBills')
            : billsMessage('billsTable.noneYetFirstComes')}
        </p>
      ) : (
        <DataTable
          caption={billsMessage('billsTable.caption')}
          columns={billsTableColumns()}
          rows={bills}
          rowKey={({ billId }) => billId}
          asCards
        />
      )}
      {areOlder || nextBefore ? (
        <nav className="row-links" aria-label={billsMessage('billsTable.pagesOfBills')}>
          {areOlder ? (
            <LinkButton href={`${BILLING}#bills`}>{billsMessage('billsTable.newest')}</LinkButton>
          ) : null}
          {nextBefore ? (
            <LinkButton href={`${BILLING}?before=${nextBefore}#bills`}>
              {billsMessage('billsTable.older')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </section>
  )
}

/** What was paid back since is there, too, with its reversal. */
const isInLedger = ({ status, ...bill }: StoreBill) =>
  (status === 'paid' || status === 'refunded') && fundsSomething(bill)

const billsTableColumns = (): readonly Column<StoreBill>[] => [
  {
    key: 'period',
    title: billsMessage('billsTable.period'),
    cell: ({ from, to, storeName }) => (
      <span>
        {billsRich('billsTable.to', {
          date: shownDate(from),
          date2: shownDate(to),
          part: (words) => <span className="subline">{words}</span>,
          storeName,
        })}
      </span>
    ),
  },
  {
    key: 'orders',
    title: billsMessage('billsTable.orders'),
    cell: ({ orders, overCap, ...bill }) => (
      <span>
        {countedOrders(orders)}, {fundedImpact(bill)}
        {overCap > 0 ? (
          <span className="subline">
            {billsMessage('billsTable.overYourCap', { countedOrders: countedOrders(overCap) })}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    key: 'total',
    title: billsMessage('billsTable.total'),
    figures: true,
    cell: ({ totalMinor, creditMinor, currency }) => (
      <span>
        {amount(totalMinor, currency)}
        {creditMinor > 0 ? (
          <span className="subline">
            {billsMessage('billsTable.lessACreditOf', { amount: amount(creditMinor, currency) })}
          </span>
        ) : null}
      </span>
    ),
  },
  { key: 'state', title: billsMessage('billsTable.state'), cell: billState },
  {
    key: 'files',
    title: billsMessage('billsTable.files'),
    cell: (bill) => (
      <span className="row-links">
        <a href={`${INTEGRATIONS}/bills/${bill.billId}.csv`}>
          {billsRich('billsTable.ordersCsvOf', {
            hidden: hiddenWords,
            storeName: bill.storeName,
            date: shownDate(bill.from),
          })}
        </a>
        {isInLedger(bill) ? (
          <a href={`${INTEGRATIONS}/bills/${bill.billId}/orders.txt`} download>
            {billsRich('billsTable.ordersPublicLogTxt', {
              hidden: hiddenWords,
              storeName: bill.storeName,
              date: shownDate(bill.from),
            })}
          </a>
        ) : null}
        {bill.invoiceNumber && bill.cycleId ? (
          <a href={`/my-impact/cycles/${bill.cycleId}.pdf`}>
            {billsMessage('billsTable.invoice', { invoiceNumber: bill.invoiceNumber })}
          </a>
        ) : null}
        {bill.certificateId ? (
          <a href={`/verify/${bill.certificateId}`}>
            {billsRich('billsTable.certificateOf', {
              hidden: hiddenWords,
              storeName: bill.storeName,
            })}
          </a>
        ) : null}
      </span>
    ),
  },
]
