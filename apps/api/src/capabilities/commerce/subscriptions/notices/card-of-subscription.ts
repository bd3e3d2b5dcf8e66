import type { SavedCard } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import { findCustomer } from '../../payments/public.ts'

/** The card that pays a subscription, as the provider has it now. */
export async function cardOfSubscription(
  deps: Pick<Deps, 'db' | 'payments'>,
  subscriptionId: string,
): Promise<SavedCard | null> {
  const row = await deps.db
    .selectFrom('subscription')
    .select(['card_id', 'account_id'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  if (!row?.card_id) return null
  const customerId = await findCustomer(deps, row.account_id)
  if (customerId === null) return null
  const cards = await deps.payments.listCards(customerId)
  return cards.find(({ id }) => id === row.card_id) ?? null
}
