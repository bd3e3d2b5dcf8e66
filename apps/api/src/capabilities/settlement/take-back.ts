import type { Tx } from '@understory/database/connect.ts'
import type { GatewayRefund, Payment } from '@understory/ports/payment-gateway.ts'
import type { GatewayInvoice } from '@understory/ports/subscription-gateway.ts'
import type { Deps } from '../../deps.ts'
import { refundPurchase } from '../offsetting/public.ts'
import { refundCycle } from '../subscriptions/public.ts'
import { applyPayment, isOurPurchase } from './apply-payment.ts'

/** What was paid with money that went back; at most one of the two. */
export type Refunded = {
  readonly payment: Payment
  readonly invoice: GatewayInvoice | null
}

/**
 * Asks the provider what a refunded payment was for: the events of a renewal do not say. `null`: part of
 * the money stays with us, or it paid for nothing of ours.
 */
export async function findRefunded(
  { payments }: Pick<Deps, 'payments'>,
  { paymentId, isWhole }: GatewayRefund,
): Promise<Refunded | null> {
  const payment = isWhole ? await payments.findPayment(paymentId) : null
  if (!payment) return null
  const invoice = payment.purchaseId ? null : await payments.findInvoiceOfPayment(paymentId)
  return payment.purchaseId || invoice?.bills ? { payment, invoice } : null
}

/** Takes back the impact of what was refunded, once. What was not yet settled is settled before. */
export async function takeBack(tx: Tx, deps: Deps, refunded: Refunded): Promise<void> {
  const { payment, invoice } = refunded
  if (invoice) return refundCycle(tx, deps, { invoice, paymentId: payment.id })
  const { purchaseId } = payment
  if (!purchaseId || !(await isOurPurchase(tx, purchaseId))) return
  await applyPayment(tx, deps, payment)
  await refundPurchase(tx, deps, purchaseId)
}
