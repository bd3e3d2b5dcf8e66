import { sql } from 'kysely'
import type { Database, Tx } from './connect.ts'

/** Holds what no month takes, which should be nothing. */
const REST = 'store_delivery_rest'
const MONTHS_AHEAD = 2
/** What `wallBreach` is to know of these statements. */
const FOR_ALL = sql`/* for all accounts */`
const LOCK_KEY = 'store_delivery months'
const DELIVERY_MONTHS_NAME = /^store_delivery_(\d{4})_(\d{2})$/

/** Of the calendar in UTC: one partition of `store_delivery`. */
type DeliveryMonth = { readonly year: number; readonly month: number }

/**
 * Sees to it that this month and the next two have a partition, and every month of which there are deliveries without
 * one; those go into it. Returns the names of what it made. Deliveries come in meanwhile.
 */
export async function makeDeliveryMonths(db: Database, now: Date): Promise<string[]> {
  const made: string[] = []
  const wanted = Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => monthOf(now, ahead))
  for (const month of [...wanted, ...(await monthsWithoutPartition(db))]) {
    if (await makeMonth(db, month)) made.push(nameOf(month))
  }
  return made
}

/** Removes the months that were over by then, with all their deliveries. Returns their names. */
export async function dropDeliveryMonths(db: Database, before: Date): Promise<string[]> {
  const over = (await listMonths(db)).filter((month) => endOf(month) <= before)
  for (const month of over) await dropMonth(db, nameOf(month))
  return over.map(nameOf)
}

/** When the first one found came in of those that no month takes; `null`: there is none. */
export async function deliveryWithoutMonth(db: Database | Tx): Promise<Date | null> {
  const { rows } = await sql<{ received_at: Date }>`
    ${FOR_ALL} select received_at from ${sql.table(REST)} limit 1`.execute(db)
  return rows[0]?.received_at ?? null
}

const monthOf = (at: Date, ahead = 0): DeliveryMonth => {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead))
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 }
}
const startOf = ({ year, month }: DeliveryMonth) => new Date(Date.UTC(year, month - 1))
const endOf = ({ year, month }: DeliveryMonth) => new Date(Date.UTC(year, month))
const nameOf = ({ year, month }: DeliveryMonth) =>
  `store_delivery_${year}_${String(month).padStart(2, '0')}`

async function listMonths(db: Database | Tx): Promise<DeliveryMonth[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'store_delivery'::regclass order by 1`.execute(db)
  return rows.flatMap(({ name }) => {
    const [, year, month] = DELIVERY_MONTHS_NAME.exec(name) ?? []
    return year && month ? [{ year: Number(year), month: Number(month) }] : []
  })
}

async function monthsWithoutPartition(db: Database): Promise<DeliveryMonth[]> {
  const { rows } = await sql<{ month: Date }>`
    ${FOR_ALL} select distinct date_trunc('month', received_at, 'UTC') as month from ${sql.table(REST)}
    order by 1`.execute(db)
  return rows.map(({ month }) => monthOf(month))
}

/** Whether it was not there yet. */
function makeMonth(db: Database, month: DeliveryMonth): Promise<boolean> {
  const table = sql.table(nameOf(month))
  const [from, to] = [startOf(month), endOf(month)]
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${LOCK_KEY}))`.execute(tx)
    const there = await listMonths(tx)
    if (there.some((each) => nameOf(each) === nameOf(month))) return false
    await sql`set local statement_timeout = '10min'`.execute(tx)
    await sql`${FOR_ALL} create table ${table} (like store_delivery including all)`.execute(tx)
    await sql`${FOR_ALL} alter table ${table} replica identity full`.execute(tx)
    // What comes in for this month meanwhile waits, and goes into it; on several servers, whatever comes in does.
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await sql`${FOR_ALL} lock table ${sql.table(REST)} in access exclusive mode`.execute(tx)
    await sql`
      ${FOR_ALL} with moved as (delete from ${sql.table(REST)}
        where received_at >= ${from} and received_at < ${to} returning *)
      insert into ${table} select * from moved`.execute(tx)
    await sql`
      ${FOR_ALL} alter table store_delivery attach partition ${table}
        for values from (${sql.lit(from.toISOString())}) to (${sql.lit(to.toISOString())})`.execute(
      tx,
    )
    return true
  })
}

/** Deliveries wait while it is detached; where that is not possible at once, it is done another time. */
function dropMonth(db: Database, name: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '1s'`.execute(tx)
    await sql`${FOR_ALL} alter table store_delivery detach partition ${sql.table(name)}`.execute(tx)
    await sql`${FOR_ALL} drop table ${sql.table(name)}`.execute(tx)
  })
}
