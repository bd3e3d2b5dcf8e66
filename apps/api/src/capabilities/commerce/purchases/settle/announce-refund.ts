import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import type { PurchaseRow } from '../purchase-records.ts'

/** Tells programs and the buyer that all of the money went back, after programs were told that it was paid. */
export async function announceRefund(
  tx: Tx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { id: purchaseId, account_id: accountId }: Pick<PurchaseRow, 'id' | 'account_id'>,
): Promise<void> {
  const at = clock()
  const subject = { purchaseId }
  await recordEvent(tx, { accountId, type: 'purchase.refunded', subject, at }).execute()
  await jobs.enqueue(tx, 'send-refund-notice', { purchaseId, at: at.getTime() })
}
