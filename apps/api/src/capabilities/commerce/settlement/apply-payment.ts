import type { Database, Tx } from '@understory/database/connect.ts'
import type { Payment } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../deps.ts'
import {
  cancelPurchase,
  failPurchase,
  type PaidPurchase,
  settlePurchase,
} from '../purchases/public.ts'
import { applyCyclePayment } from '../subscriptions/public.ts'

type ApplyPaymentDeps = Pick<Deps, 'config' | 'clock' | 'newId' | 'jobs' | 'purchaseKinds'>

/**
 * Brings a purchase to the state of its payment at the provider. Any order and any number of calls gives
 * the same result, because paid is final and earlier states are only recorded.
 */
export async function applyPayment(
  tx: Tx,
  deps: ApplyPaymentDeps,
  payment: Payment,
): Promise<void> {
  const { purchaseId, state } = payment
  if (purchaseId === null) {
    await applyCyclePayment(tx, deps, payment)
    return
  }
  switch (state.status) {
    case 'succeeded': {
      const paid = paidPurchaseOf(payment)
      return paid ? settlePurchase(tx, deps, paid) : undefined
    }
    case 'canceled':
      return cancelPurchase(tx, deps, purchaseId)
    case 'awaiting-method':
      return state.lastDecline
        ? failPurchase(tx, deps, { purchaseId, decline: state.lastDecline })
        : undefined
    case 'awaiting-confirmation':
    case 'awaiting-authentication':
    case 'processing':
      return undefined
  }
}

/** What a payment that succeeded paid for; `null`: it did not, or for no purchase. */
export function paidPurchaseOf({ id, purchaseId, state }: Payment): PaidPurchase | null {
  if (purchaseId === null || state.status !== 'succeeded') return null
  const { paidAt, received, card } = state
  return { purchaseId, gatewayPaymentId: id, paidAt, received, card }
}

export async function isOurPurchase(db: Database | Tx, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('purchase_id')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()
  return row !== undefined
}
