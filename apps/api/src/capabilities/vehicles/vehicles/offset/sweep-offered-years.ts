import { quoteExpiryBound } from '@understory/domain/commerce/prices/quote-expiry.ts'
import { sql } from 'kysely'
import { deleteInTurn, ROWS_AT_ONCE } from '../../../../database/delete-in-turn.ts'
import type { Deps } from '../../../../deps.ts'

/** Deletes what a quote would have offset of vehicles, once it expired some days ago and nobody took it. */
export async function sweepOfferedYears({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = quoteExpiryBound(clock())
  await deleteInTurn(
    db,
    sql`
    delete from vehicle_offset where quote_id in (
      select q.id from purchase_quote q where q.kind = 'vehicle' and q.expires_at < ${before}
        and not exists (select from purchase p where p.quote_id = q.id)
        and exists (select from vehicle_offset o where o.quote_id = q.id) limit ${ROWS_AT_ONCE})`,
  )
}
