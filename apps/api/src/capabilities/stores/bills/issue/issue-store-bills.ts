import type { Tx } from '@understory/database/connect.ts'
import { endOfBill, MOST_ORDERS_OF_A_BILL } from '@understory/domain/stores/bills/end-of-bill.ts'
import { composeBill } from '@understory/domain/stores/bills/store-bill.ts'
import type { Deps } from '../../../../deps.ts'
import { capLeft, creditBalance } from '../bill-records.ts'
import { fundingsOf } from '../funds/funded-projects.ts'
import { settleBill } from '../settle/settle-bill.ts'
import { billableOf, listBillable } from './billable-orders.ts'
import { creditRefunds } from './credit-refunds.ts'
import type { InvoiceRun, IssuedBill } from './invoice-run.ts'
import { markLeft, markLeftBefore, markSetAside } from './mark-left.ts'
import { removeUncommitted } from './remove-uncommitted.ts'
import { lockAlone } from './store-locks.ts'
import { writeBill } from './write-bill.ts'

type IssueStoreBillsDeps = Pick<Deps, 'clock' | 'newId'>

/**
 * An invoice run of a store, with the store locked: what was refunded since becomes a credit, the orders that count
 * and were never billed are taken, and bills, their orders and charges are written together. Nothing where there is
 * nothing to bill. Repeated for the same moment, it does nothing. A bill has so many orders at most, which are what is
 * in memory; where more are due the run goes on with the next bill.
 */
export async function issueStoreBills(
  tx: Tx,
  deps: IssueStoreBillsDeps,
  asked: InvoiceRun,
): Promise<IssuedBill[]> {
  await lockAlone(tx, asked.storeId)
  const store = await lock(tx, asked)
  const from = store && (store.billed_until ?? store.counts_from)
  if (!store || !from || isDone(store, asked)) return []
  const run = store.runs + 1
  await removeUncommitted(tx, asked, store.runs)
  await creditRefunds(tx, deps, { ...asked, run, zone: store.time_zone })
  const bills: IssuedBill[] = []
  const issuing = { asked, store, run }
  for (let state: IssueStoreBillsState | null = { from, budgetMinor: asked.budgetMinor }; state; ) {
    state = await issueNext(tx, deps, { ...issuing, ...state, bills })
  }
  await tx
    .updateTable('store')
    .set({ runs: run })
    .where('account_id', '=', asked.accountId)
    .where('id', '=', asked.storeId)
    .execute()
  return bills
}

type Store = NonNullable<Awaited<ReturnType<typeof lock>>>

function lock(tx: Tx, { accountId, storeId }: InvoiceRun) {
  return tx
    .selectFrom('store')
    .select(['billing_currency', 'counts_from', 'billed_until', 'cap_minor', 'runs', 'time_zone'])
    .where('account_id', '=', accountId)
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

function isDone({ counts_from, billed_until }: Store, { issueAt }: InvoiceRun): boolean {
  return (counts_from ?? issueAt) >= issueAt || (billed_until !== null && billed_until >= issueAt)
}

/** Where the next bill begins, and what of the budget is left. */
type IssueStoreBillsState = { readonly from: Date; readonly budgetMinor: number | null }

type Issuing = IssueStoreBillsState & {
  readonly asked: InvoiceRun
  readonly store: Store
  readonly run: number
  readonly bills: IssuedBill[]
}

/** Issues one bill; `null`: it was the last of the run. */
async function issueNext(
  tx: Tx,
  deps: IssueStoreBillsDeps,
  issuing: Issuing,
): Promise<IssueStoreBillsState | null> {
  const { asked, store, run, bills, from, budgetMinor } = issuing
  const most = asked.mostOrders ?? MOST_ORDERS_OF_A_BILL
  const fundings = await fundingsOf(tx, asked)
  const due = await listBillable(tx, { ...asked, most: most + 1, fundings })
  const end = endOfBill(due, { from, until: asked.issueAt, most })
  const bill = composeBill({
    orders: end.orders.map(billableOf),
    currency: store.billing_currency,
    creditMinor: await creditBalance(tx, asked),
    capMinor: await capLeft(tx, asked, store.cap_minor),
    budgetMinor,
  })
  const written = await writeBill(tx, deps, {
    run: { ...asked, number: run, until: end.until, from },
    store,
    orders: end.orders,
    bill,
  })
  if (written) bills.push(written)
  // Nothing to pay: it is paid by the credit, or all of it was over the cap.
  if (written?.totalMinor === 0)
    await settleBill(tx, deps, { ...asked, billId: written.billId, paidAt: asked.issueAt })
  await markLeft(tx, asked, bill.waiting)
  if (end.leavesSome) await markLeftBefore(tx, asked, { from, until: end.until })
  await markSetAside(tx, asked, { from, until: end.until, fundings })
  await tx
    .updateTable('store')
    .set({ billed_until: end.until })
    .where('account_id', '=', asked.accountId)
    .where('id', '=', asked.storeId)
    .execute()
  if (end.until >= asked.issueAt || bill.waiting.length > 0) return null
  const spent = written?.totalMinor ?? 0
  return { from: end.until, budgetMinor: budgetMinor === null ? null : budgetMinor - spent }
}
