import type { Tx } from '@understory/database/connect.ts'
import type { Decline } from '@understory/ports/payments/payment-gateway.ts'
import { markPaymentCanceled, recordDecline } from '../../payments/public.ts'

/** The card was refused. The same purchase may still be paid with another one. */
export async function failPurchase(tx: Tx, purchaseId: string, decline: Decline): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ status: 'failed' })
    .where('id', '=', purchaseId)
    .where('status', '=', 'pending')
    .execute()
  await recordDecline(tx, purchaseId, decline)
}

/** The charge was cancelled; no money was taken. */
export async function cancelPurchase(tx: Tx, purchaseId: string): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ status: 'canceled' })
    .where('id', '=', purchaseId)
    .where('status', 'in', ['pending', 'failed'])
    .execute()
  await markPaymentCanceled(tx, purchaseId)
}
