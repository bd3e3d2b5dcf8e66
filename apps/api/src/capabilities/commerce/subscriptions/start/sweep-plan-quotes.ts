import { quoteExpiryBound } from '@understory/domain/commerce/prices/quote-expiry.ts'
import { sql } from 'kysely'
import { deleteInTurn, ROWS_AT_ONCE } from '../../../../database/delete-in-turn.ts'
import type { Deps } from '../../../../deps.ts'

/** Deletes quotes of plans that expired some days ago and that nobody took. */
export async function sweepPlanQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = quoteExpiryBound(clock())
  await deleteInTurn(
    db,
    sql`
    delete from plan_quote where id in (
      select q.id from plan_quote q where q.expires_at < ${before}
        and not exists (select from subscription s where s.quote_id = q.id)
        and not exists (select from subscription_revision r where r.quote_id = q.id)
      limit ${ROWS_AT_ONCE})`,
  )
}
