import { type RawBuilder, sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

const DAY_MS = 86_400_000
/** Long enough that someone who returns to an expired quote still sees that it has expired. */
const AFTER_EXPIRY_DAYS = 7
/** Rows per statement, so that no lock is held for long. */
const AT_ONCE = 1_000

/** Deletes quotes, of purchases and of plans, that expired some days ago and that nobody took. */
export async function sweepQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - AFTER_EXPIRY_DAYS * DAY_MS)
  const sweep = async (statement: RawBuilder<unknown>) => {
    while (((await statement.execute(db)).numAffectedRows ?? 0n) >= AT_ONCE) {}
  }
  await sweep(sql`
    delete from vehicle_offset where quote_id in (
      select q.id from purchase_quote q where q.kind = 'vehicle' and q.expires_at < ${before}
        and not exists (select from purchase p where p.quote_id = q.id)
        and exists (select from vehicle_offset o where o.quote_id = q.id) limit ${AT_ONCE})`)
  await sweep(sql`
    delete from purchase_quote where id in (
      select q.id from purchase_quote q where q.expires_at < ${before}
        and not exists (select from purchase p where p.quote_id = q.id)
        and not exists (select from gift g where g.quote_id = q.id)
        and not exists (select from vehicle_offset o where o.quote_id = q.id) limit ${AT_ONCE})`)
  await sweep(sql`
    delete from plan_quote where id in (
      select q.id from plan_quote q where q.expires_at < ${before}
        and not exists (select from subscription s where s.quote_id = q.id)
        and not exists (select from subscription_revision r where r.quote_id = q.id)
      limit ${AT_ONCE})`)
}
