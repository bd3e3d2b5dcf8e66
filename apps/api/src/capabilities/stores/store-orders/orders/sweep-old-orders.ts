import type { Database } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { UNBILLED_ORDERS } from '@understory/domain/people/privacy/retention.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

const SWEEP_OLD_ORDERS_BATCH_SIZE = 10_000
/** A night has the next one after it. */
const MOST_ACCOUNTS = 1_000
const MOST_BATCHES = 100

/**
 * Nightly, account by account: orders that fund nothing and stand on no bill go once they are old. What may still be
 * billed stays, however old it is, and so does what was.
 */
export async function sweepOldOrders({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  const before = new Date(clock().getTime() - UNBILLED_ORDERS.days * DAY_MS)
  for (const accountId of await accountsWithOld(db, before)) {
    try {
      for (let batch = 0; batch < MOST_BATCHES; batch += 1)
        if ((await sweepBatch(db, accountId, before)) < SWEEP_OLD_ORDERS_BATCH_SIZE) break
    } catch (err) {
      log.error({ err, accountId }, 'old orders could not be deleted')
    }
  }
}

const isOld = (
  before: Date,
  account: RawBuilder<unknown>,
) => sql`o.milli_trees = 0 and o.money_minor = 0 and o.co2e_grams = 0 and o.plastic_grams = 0
  and o.created_at < ${before}::timestamptz and not exists (select from store_bill_order b
    where b.account_id = ${account} and b.store_id = o.store_id and b.external_id = o.external_id)`

async function accountsWithOld(db: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select /* for all accounts */ o.account_id as id from store_order o where ${isOld(before, sql`o.account_id`)}
    group by o.account_id limit ${MOST_ACCOUNTS}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many went. They are found by their place, so that no plan can take a join for it; what changed meanwhile moved, and stays. */
async function sweepBatch(db: Database, accountId: string, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from store_order where account_id = ${accountId}::uuid and ctid = any (array(
      select o.ctid from store_order o
      where o.account_id = ${accountId}::uuid and ${isOld(before, sql`${accountId}::uuid`)} limit ${SWEEP_OLD_ORDERS_BATCH_SIZE}))`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
