import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { creditOf } from '@understory/domain/stores/bill-credit.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { OfStore } from './bill-records.ts'
import { reverseCredit } from './ledger-of-bills.ts'

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
    const dated = dayOf(row.lowered_at)
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
    const { bill_id: billId, line } = row
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

function creditOfRow(row: Lowered) {
  const billed = {
    billedBy: row.billed_by,
    moneyMinor: row.money_minor,
    milliTrees: row.milli_trees,
  }
  const now = { moneyMinor: row.now_minor, milliTrees: row.now_milli_trees }
  const before = { moneyMinor: row.credited_minor, milliTrees: row.credited_milli_trees }
  return creditOf(billed, now, before)
}

type Lowered = {
  readonly external_id: string
  readonly billed_by: 'trees' | 'money'
  readonly money_minor: number
  readonly milli_trees: number
  readonly bill_id: string
  readonly line: number
  readonly lowered_at: Date
  readonly now_minor: number
  readonly now_milli_trees: number
  readonly credited_minor: number
  readonly credited_milli_trees: number
  readonly credits: number
}

async function listLowered(db: Database | Tx, { accountId, storeId }: OfStore): Promise<Lowered[]> {
  const { rows } = await sql<Lowered>`
    select b.external_id, b.billed_by, b.money_minor, b.milli_trees, l.id as bill_id, b.line,
      case when o.lowered_at >= l.cut_at then o.lowered_at else o.updated_at end as lowered_at,
      o.money_minor as now_minor, o.milli_trees as now_milli_trees,
      s.minor as credited_minor, s.trees as credited_milli_trees, s.credits
    from store_bill_order b
      join store_order o using (account_id, store_id, external_id)
      join store_bill l on (l.account_id, l.store_id, l.number) = (b.account_id, b.store_id, b.bill_number)
      join store_bill_charge c on (c.account_id, c.bill_id) = (l.account_id, l.id) and c.status = 'paid'
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
