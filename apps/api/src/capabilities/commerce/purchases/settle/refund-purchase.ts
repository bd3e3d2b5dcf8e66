import type { Tx } from '@understory/database/connect.ts'
import { writeTogether } from '../../../../database/write-together.ts'
import type { Deps } from '../../../../deps.ts'
import { isHeldPurchase, paymentSucceeded } from '../../payments/public.ts'
import { kindOf } from '../purchase-kind.ts'
import { lockPurchase } from '../purchase-records.ts'
import { announceRefund } from './announce-refund.ts'
import type { PaidPurchase } from './settle-purchase.ts'
import { tellPaid } from './tell-paid.ts'

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
  await announceRefund(tx, deps, purchase)
}

/**
 * All that was paid for a purchase which waited to be funded went back: it is over, entered nothing, and has
 * no invoice. Says whether it was so.
 */
export async function endHeldPurchase(
  tx: Tx,
  deps: RefundPurchaseDeps,
  paid: PaidPurchase,
): Promise<boolean> {
  const purchase = await lockPurchase(tx, paid.purchaseId)
  if (!purchase || ['paid', 'refunded'].includes(purchase.status)) return false
  if (!(await isHeldPurchase(tx, purchase.id))) return false
  const change = tx.updateTable('purchase').where('id', '=', purchase.id)
  const bought = change.set({ status: 'paid', paid_at: paid.paidAt })
  await writeTogether(tx, [bought, paymentSucceeded(tx, paid), tellPaid(tx, purchase, paid)])
  await change.set({ status: 'refunded' }).execute()
  await announceRefund(tx, deps, purchase)
  return true
}
