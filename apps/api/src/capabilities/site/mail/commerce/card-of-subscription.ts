import type { SavedCard } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../../deps.ts'

/** The card that pays a subscription, as the provider has it now. */
export async function cardOfSubscription(
  deps: Pick<Deps, 'db' | 'payments'>,
  subscriptionId: string,
): Promise<SavedCard | null> {
  const row = await deps.db
    .selectFrom('subscription as s')
    .innerJoin('payment_customer as c', 'c.account_id', 's.account_id')
    .select(['s.card_id', 'c.customer_id'])
    .where('s.id', '=', subscriptionId)
    .executeTakeFirst()
  if (!row?.card_id) return null
  const cards = await deps.payments.listCards(row.customer_id)
  return cards.find(({ id }) => id === row.card_id) ?? null
}
