import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { kindOf } from '../purchase-kind.ts'
import { lockPurchase } from '../purchase-records.ts'

type RefundPurchaseDeps = Pick<Deps, 'clock' | 'newId' | 'jobs' | 'purchaseKinds'>

/** Reverses the impact of a refunded purchase in the ledger, and notifies its buyer. Idempotent. */
export async function refundPurchase(
  tx: Tx,
  deps: RefundPurchaseDeps,
  purchaseId: string,
): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId)
  if (purchase?.status !== 'paid') return
  await tx
    .updateTable('purchase')
    .set({ status: 'refunded' })
    .where('id', '=', purchaseId)
    .execute()
  await kindOf(deps, purchase).refund(tx, deps, purchase)
  await recordEvent(tx, {
    accountId: purchase.account_id,
    type: 'purchase.refunded',
    subject: { purchaseId },
    at: deps.clock(),
  }).execute()
  await deps.jobs.enqueue(tx, 'send-refund-notice', {
    purchaseId,
    at: deps.clock().getTime(),
  })
}
