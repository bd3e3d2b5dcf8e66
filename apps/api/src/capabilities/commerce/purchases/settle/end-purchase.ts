import type { Tx } from '@understory/database/connect.ts'
import type { Decline } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { markPaymentCanceled, recordDecline } from '../../payments/public.ts'
import { findKeyPurchase } from '../by-key/key-purchase-records.ts'
import { recordApproval } from '../by-key/record-approval.ts'

/** The card was refused. The same purchase may still be paid with another one. */
export async function failPurchase(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { purchaseId, decline }: { readonly purchaseId: string; readonly decline: Decline },
): Promise<void> {
  const failed = await tx
    .updateTable('purchase')
    .set({ status: 'failed' })
    .where('id', '=', purchaseId)
    .where('status', '=', 'pending')
    .returning('account_id')
    .executeTakeFirst()
  if (failed) await tell(tx, deps, { purchaseId, type: 'purchase.failed', ...failed })
  await recordDecline(tx, purchaseId, decline)
}

/** The charge was cancelled; no money was taken. */
export async function cancelPurchase(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  purchaseId: string,
): Promise<void> {
  const ended = await tx
    .updateTable('purchase')
    .set({ status: 'canceled' })
    .where('id', '=', purchaseId)
    .where('status', 'in', ['pending', 'failed'])
    .returning('account_id')
    .executeTakeFirst()
  if (ended) {
    await tell(tx, deps, { purchaseId, type: 'purchase.canceled', ...ended })
    // What a person decided before waits for nobody any more.
    const made = await findKeyPurchase(tx, purchaseId)
    if (made?.action === 'approve') {
      const expired = { purchaseId, accountId: ended.account_id, status: 'expired' } as const
      await recordApproval(tx, { ...expired, at: deps.clock() })
    }
  }
  await markPaymentCanceled(tx, purchaseId)
}

type Ended = {
  readonly purchaseId: string
  readonly account_id: string
  readonly type: 'purchase.failed' | 'purchase.canceled'
}

async function tell(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { purchaseId, account_id: accountId, type }: Ended,
): Promise<void> {
  await recordEvent(tx, { accountId, type, subject: { purchaseId }, at: clock() }).execute()
}
