import type { Deps } from '../../../../deps.ts'
import { findCardOf } from '../../payments/public.ts'

/** The invoice of a cycle names the card that paid it, so it is fetched once, before that is drawn. */
export async function rememberCardOfCycle(
  deps: Pick<Deps, 'db' | 'payments'>,
  cycleId: string,
): Promise<void> {
  const row = await deps.db
    .selectFrom('subscription_cycle')
    .select(['gateway_payment_id', 'card_last4'])
    .where('id', '=', cycleId)
    .executeTakeFirst()
  if (!row?.gateway_payment_id || row.card_last4) return
  const card = await findCardOf(deps, row.gateway_payment_id)
  if (card)
    await deps.db.updateTable('subscription_cycle').set(card).where('id', '=', cycleId).execute()
}
