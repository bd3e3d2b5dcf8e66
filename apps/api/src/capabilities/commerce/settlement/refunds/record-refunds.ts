import type { Tx } from '@understory/database/connect.ts'
import type { MadeRefund } from '@understory/ports/payments/payment-gateway.ts'

export type RefundOwner = { readonly accountId: string } & (
  | { readonly purchaseId: string; readonly cycleId: null }
  | { readonly purchaseId: null; readonly cycleId: string }
)

/**
 * The refunds of a payment; gives those that are new, and those that failed since. One that failed stays
 * failed, whoever reports it late.
 */
export async function recordRefunds(
  tx: Tx,
  { accountId, purchaseId, cycleId }: RefundOwner,
  refunds: readonly MadeRefund[],
): Promise<MadeRefund[]> {
  if (refunds.length === 0) return []
  const changed = await tx
    .insertInto('payment_refund')
    .values(
      refunds.map(({ id, amount, madeAt, hasFailed }) => ({
        gateway_id: id,
        account_id: accountId,
        purchase_id: purchaseId,
        cycle_id: cycleId,
        amount_minor: amount.minor,
        made_at: madeAt,
        has_failed: hasFailed,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('gateway_id')
        .doUpdateSet({ has_failed: true })
        .where('payment_refund.has_failed', '=', false)
        .where(({ ref }) => ref('excluded.has_failed')),
    )
    .returning('gateway_id')
    .execute()
  return refunds.filter(({ id }) => changed.some(({ gateway_id }) => gateway_id === id))
}
