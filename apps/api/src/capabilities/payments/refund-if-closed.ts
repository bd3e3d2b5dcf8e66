import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../deps.ts'

/** Nobody can reach what was paid for an account that was closed meanwhile: its money goes back. */
export async function refundIfClosed(
  tx: Tx,
  deps: Deps,
  { accountId, gatewayPaymentId }: { accountId: string; gatewayPaymentId: string },
): Promise<void> {
  const closed = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  if (closed) await deps.jobs.enqueue(tx, 'refund-payment', { paymentId: gatewayPaymentId })
}
