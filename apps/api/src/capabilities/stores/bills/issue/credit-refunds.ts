import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { dayInZone, type TimeZone } from '@understory/domain/calendar/day-in-zone.ts'
import { creditOf } from '@understory/domain/stores/bills/bill-credit.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import type { BillRecordsStoreKey } from '../bill-records.ts'
import { OF_LINE } from '../funds/quantities-of-orders.ts'
import { billKeyOf, billsOfLines } from './lines-of-orders.ts'
import type { Credited, Lowered, LoweredRow } from './lowered-orders.ts'
import { writeCredits } from './write-credits.ts'

/**
 * Orders on paid bills that contribute less by now: each difference is a credit of the store, and taken back in the
 * ledger on the day of the refund. Found by comparing late ones, so that receiving an order costs nothing more;
 * what is not paid yet is compared again once it is.
 */
export async function creditRefunds(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  run: BillRecordsStoreKey & { readonly run: number; readonly zone: TimeZone },
): Promise<void> {
  const credits = (await listLowered(tx, run)).flatMap((row): Credited[] => {
    const credit = creditOfRow(row)
    if (!credit) return []
    const { moneyMinor, quantity } = credit
    const isWhole = row.credited_quantity + quantity === row.quantity
    return [{ row, dated: refundedOn(row, run.zone), moneyMinor, quantity, isWhole }]
  })
  await writeCredits(tx, deps, { ...run, credits })
}

/** What the next invoice run will credit, as things are. */
export async function creditToCome(db: Database | Tx, store: BillRecordsStoreKey): Promise<number> {
  const rows = await listLowered(db, store)
  return rows.reduce((sum, row) => sum + (creditOfRow(row)?.moneyMinor ?? 0), 0)
}

function creditOfRow(row: LoweredRow) {
  const billed = { billedBy: row.billed_by, moneyMinor: row.money_minor, quantity: row.quantity }
  const now = { moneyMinor: row.now_minor, quantity: row.now_quantity }
  const before = { moneyMinor: row.credited_minor, quantity: row.credited_quantity }
  return creditOf(billed, now, before)
}

async function listLowered(db: Database | Tx, store: BillRecordsStoreKey): Promise<Lowered[]> {
  const rows = await readLowered(db, store)
  const bills = await billsOfLines(db, store.accountId, rows)
  return rows.flatMap((row) => {
    const bill = bills.get(billKeyOf(row))
    return bill?.status === 'paid' ? [{ ...row, bill }] : []
  })
}

/** An order says what it comes to by now, which is what its line is compared with. */
async function readLowered(
  db: Database | Tx,
  { accountId, storeId }: BillRecordsStoreKey,
): Promise<LoweredRow[]> {
  const { rows } = await sql<LoweredRow>`
    select b.store_id, b.external_id, b.impact, b.bill_number, b.line, b.entry, b.created_on, b.billed_by,
      b.money_minor, b.quantity, o.lowered_at, o.updated_at, o.money_minor as now_minor,
      ${OF_LINE.now} as now_quantity, s.minor as credited_minor, s.quantity as credited_quantity, s.credits
    from store_bill_order b
      join store_order o using (account_id, store_id, external_id)
      cross join lateral (
        select coalesce(sum(k.money_minor), 0)::bigint as minor,
          coalesce(sum(k.quantity), 0)::bigint as quantity, count(*)::integer as credits
        from store_credit k where k.account_id = ${accountId}
          and (k.store_id, k.external_id, k.impact) = (b.store_id, b.external_id, b.impact)) s
    where b.account_id = ${accountId} and b.store_id = ${storeId} and not b.is_over_cap and o.is_late
      and ${OF_LINE.isLowered}
    order by b.external_id`.execute(db)
  return rows
}

/** Goods that came back after the bill have a day of their own; of others, only the change has one. Never before that of the order. */
function refundedOn(
  { lowered_at, updated_at, created_on, bill }: Lowered,
  zone: TimeZone,
): CalendarDate {
  const day = dayInZone(lowered_at && lowered_at >= bill.until_at ? lowered_at : updated_at, zone)
  return day < created_on ? created_on : day
}
