import { quoteExpiryBound } from '@understory/domain/commerce/prices/quote-expiry.ts'
import { sql } from 'kysely'
import { deleteInTurn, ROWS_AT_ONCE } from '../../../../database/delete-in-turn.ts'
import type { Deps } from '../../../../deps.ts'

/** Deletes quotes of purchases that expired some days ago and that nobody took. */
export async function sweepQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = quoteExpiryBound(clock())
  await deleteInTurn(
    db,
    sql`
    delete from purchase_quote where id in (
      select q.id from purchase_quote q where q.expires_at < ${before}
        and not exists (select from purchase p where p.quote_id = q.id)
        and not exists (select from gift g where g.quote_id = q.id)
        and not exists (select from vehicle_offset o where o.quote_id = q.id) limit ${ROWS_AT_ONCE})`,
  )
}
