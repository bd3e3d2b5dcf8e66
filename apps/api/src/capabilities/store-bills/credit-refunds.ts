import type { Database, Tx } from '@understory/database/connect.ts'
import { type CalendarDate, dayOf } from '@understory/domain/quantity/calendar.ts'
import { creditOf } from '@understory/domain/stores/bill-credit.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { OfStore } from './bill-records.ts'
import { reverseCredit } from './ledger-of-bills.ts'
import { type BillOfLine, billKeyOf, billsOfLines } from './lines-of-orders.ts'

/**
 * Orders on paid bills that contribute less by now: each difference is a credit of the store, and a reversal
 * in the ledger on the day of the refund. Found by comparing late ones, so that receiving an order costs nothing more;
 * what is not paid yet is compared again once it is.
 */
export async function creditRefunds(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  store: OfStore,
): Promise<void> {
  for (const row of await listLowered(tx, store)) {
    const credit = creditOfRow(row)
    if (!credit) continue
    const id = deps.newId()
    const dated = loweredOn(row)
    await tx
      .insertInto('store_credit')
      .values({
        account_id: store.accountId,
        store_id: store.storeId,
        external_id: row.external_id,
        number: row.credits + 1,
        id,
        money_minor: credit.moneyMinor,
        milli_trees: credit.milliTrees,
        dated,
        created_at: deps.clock(),
      })
      .execute()
    const { line } = row
    const billId = row.bill.id
    await tx
      .insertInto('store_credit_note')
      .values({
        id,
        account_id: store.accountId,
        store_id: store.storeId,
        bill_id: billId,
        dated,
        money_minor: credit.moneyMinor,
        milli_trees: credit.milliTrees,
        created_at: deps.clock(),
      })
      .execute()
    await reverseCredit(tx, deps, {
      accountId: store.accountId,
      id,
      dated,
      billId,
      line,
      ...credit,
    })
  }
}

/** What the next cut will credit, as things are. */
export async function creditToCome(db: Database | Tx, store: OfStore): Promise<number> {
  const rows = await listLowered(db, store)
  return rows.reduce((sum, row) => sum + (creditOfRow(row)?.moneyMinor ?? 0), 0)
}

function creditOfRow(row: LoweredRow) {
  const billed = {
    billedBy: row.billed_by,
    moneyMinor: row.money_minor,
    milliTrees: row.milli_trees,
  }
  const now = { moneyMinor: row.now_minor, milliTrees: row.now_milli_trees }
  const before = { moneyMinor: row.credited_minor, milliTrees: row.credited_milli_trees }
  return creditOf(billed, now, before)
}

type LoweredRow = {
  readonly external_id: string
  readonly billed_by: 'trees' | 'money'
  readonly money_minor: number
  readonly milli_trees: number
  readonly store_id: string
  readonly bill_number: number
  readonly line: number
  readonly lowered_at: Date | null
  readonly updated_at: Date
  readonly now_minor: number
  readonly now_milli_trees: number
  readonly credited_minor: number
  readonly credited_milli_trees: number
  readonly credits: number
}

type Lowered = LoweredRow & { readonly bill: BillOfLine }

async function listLowered(db: Database | Tx, store: OfStore): Promise<Lowered[]> {
  const rows = await readLowered(db, store)
  const bills = await billsOfLines(db, store.accountId, rows)
  return rows.flatMap((row) => {
    const bill = bills.get(billKeyOf(row))
    return bill?.status === 'paid' ? [{ ...row, bill }] : []
  })
}

async function readLowered(
  db: Database | Tx,
  { accountId, storeId }: OfStore,
): Promise<LoweredRow[]> {
  const { rows } = await sql<LoweredRow>`
    select b.store_id, b.external_id, b.billed_by, b.money_minor, b.milli_trees, b.bill_number, b.line,
      o.lowered_at, o.updated_at, o.money_minor as now_minor, o.milli_trees as now_milli_trees,
      s.minor as credited_minor, s.trees as credited_milli_trees, s.credits
    from store_bill_order b
      join store_order o using (account_id, store_id, external_id)
      cross join lateral (
        select coalesce(sum(k.money_minor), 0)::bigint as minor,
          coalesce(sum(k.milli_trees), 0)::bigint as trees, count(*)::integer as credits
        from store_credit k
        where (k.account_id, k.store_id, k.external_id) = (b.account_id, b.store_id, b.external_id)) s
    where b.account_id = ${accountId} and b.store_id = ${storeId} and not b.is_over_cap and o.is_late
      and (o.milli_trees < b.milli_trees
        or (b.billed_by = 'money' and o.money_minor < b.money_minor))
    order by b.external_id`.execute(db)
  return rows
}

/** Goods that came back after the bill have a day of their own; of others, only the change has one. */
const loweredOn = ({ lowered_at, updated_at, bill }: Lowered): CalendarDate =>
  dayOf(lowered_at && lowered_at >= bill.cut_at ? lowered_at : updated_at)
