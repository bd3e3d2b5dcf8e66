import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'

/** A payment for an account that was closed meanwhile is refunded. */
export async function refundIfClosed(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
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
