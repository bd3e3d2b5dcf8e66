import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'
import { findRefunded, takeBack } from './take-back.ts'

/** How far back refunds are asked for: longer than the provider repeats an event. */
const BACK_MS = 7 * 24 * 60 * 60_000

/** Finds refunds whose event was lost. One that cannot be looked up does not hold up the others. */
export async function reconcileRefunds(deps: Deps): Promise<void> {
  const since = new Date(deps.clock().getTime() - BACK_MS)
  for await (const refund of deps.payments.listRefunds(since)) {
    if (!refund.isWhole || (await isTakenBack(deps, refund.paymentId))) continue
    try {
      const refunded = await findRefunded(deps, refund)
      if (refunded) await transact(deps.db, (tx) => takeBack(tx, deps, refunded))
    } catch (fault) {
      deps.log.warn({ paymentId: refund.paymentId, err: fault }, 'refund not reconciled')
    }
  }
}

async function isTakenBack({ db }: Deps, paymentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment y join instant_purchase p on p.id = y.purchase_id
    where y.gateway_payment_id = ${paymentId} and p.status = 'refunded'
    union all
    select from subscription_cycle
    where gateway_payment_id = ${paymentId} and refunded_at is not null`.execute(db)
  return rows.length > 0
}
