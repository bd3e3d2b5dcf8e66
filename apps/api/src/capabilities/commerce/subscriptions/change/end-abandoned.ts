import type { PlanQuote } from '@understory/database/rows.generated.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../../deps.ts'

/**
 * Ends subscriptions the account started and never paid for, where they conflict with the new one: one
 * of the same kind could be paid as well, and one in another currency fixes the customer's currency.
 */
export async function endAbandoned(
  deps: Pick<Deps, 'db' | 'payments'>,
  { accountId, subscriptionId, quote }: EndAbandonedBeginning,
): Promise<void> {
  const rows = await deps.db
    .selectFrom('subscription')
    .select('gateway_id')
    .where('account_id', '=', accountId)
    .where('id', '<>', subscriptionId)
    .where('activated_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('product', '=', quote.product), eb('currency', '<>', quote.currency)]),
    )
    .execute()
  for (const { gateway_id: gatewayId } of rows) {
    if (gatewayId) await deps.payments.endSubscription(gatewayId)
  }
}

type EndAbandonedProduct = PlanQuote['product']
type EndAbandonedBeginning = {
  readonly accountId: string
  readonly subscriptionId: string
  readonly quote: { readonly product: EndAbandonedProduct; readonly currency: Currency }
}
