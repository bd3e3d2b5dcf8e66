import { sql } from 'kysely'

/** What was refunded of the invoice `i`, in minor units of its currency; refunds that failed are not in it. */
export const REFUNDED_OF_INVOICE = sql<number>`(
  select coalesce(sum(r.amount_minor), 0)::bigint from payment_refund r
  where (r.purchase_id = i.purchase_id or r.cycle_id = i.cycle_id) and not r.has_failed)`
