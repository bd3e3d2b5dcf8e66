import type { Tx } from '@understory/database/connect.ts'
import type { MadeRefund } from '@understory/ports/payment-gateway.ts'

type Owner = {
  readonly accountId: string
  readonly purchaseId: string | null
  readonly cycleId: string | null
}

/** What was given back of a payment. One that failed stays failed, whoever reports it late. */
export async function recordRefunds(
  tx: Tx,
  { accountId, purchaseId, cycleId }: Owner,
  refunds: readonly MadeRefund[],
): Promise<void> {
  if (refunds.length === 0) return
  await tx
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
        .where(({ ref }) => ref('excluded.has_failed')),
    )
    .execute()
}
