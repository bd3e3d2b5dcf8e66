import { sql } from 'kysely'

/**
 * What was refunded of the payment for a purchase or a cycle, in minor units of its currency, in part or in
 * all; refunds that failed are not in it. `id` is a column, such as `p.id`.
 */
export const refundedMinor = (of: 'purchase_id' | 'cycle_id', id: string) => sql<number>`(
  select coalesce(sum(r.amount_minor), 0)::bigint from payment_refund r
  where ${sql.ref(`r.${of}`)} = ${sql.ref(id)} and not r.has_failed)`
