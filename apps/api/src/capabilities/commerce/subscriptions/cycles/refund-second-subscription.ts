import type { Deps } from '../../../../deps.ts'
import { loadCycle } from '../subscription-records.ts'

type RefundSecondSubscriptionDeps = Pick<Deps, 'db' | 'jobs' | 'payments'>

/** Refunds a second subscription of one kind, and ends it. Idempotent. */
export async function refundSecondSubscription(
  deps: RefundSecondSubscriptionDeps,
  cycleId: string,
): Promise<void> {
  await refundSecondCycle(deps, cycleId)
  const { gateway_subscription_id: gatewayId } = await loadCycle(deps.db, cycleId)
  if (gatewayId) await deps.payments.endSubscription(gatewayId)
}

/** Refunds days of a plan that were paid for twice, and then lets their payer know. Idempotent. */
export async function refundSecondCycle(
  deps: RefundSecondSubscriptionDeps,
  cycleId: string,
): Promise<void> {
  const cycle = await loadCycle(deps.db, cycleId)
  const { gateway_invoice_id: invoiceId, refunded_at } = cycle
  const invoice = await deps.payments.findInvoice(invoiceId)
  const paymentId = cycle.gateway_payment_id ?? invoice?.paymentId
  if (!paymentId) throw new Error(`the payment of invoice ${invoiceId} is not known`)
  await deps.payments.refundPayment(paymentId, `second-subscription:${cycleId}`)
  // The same moment each time, by which an email that was sent is known.
  const at = refunded_at?.getTime() ?? 0
  await deps.jobs.enqueue(deps.db, 'send-refund-notice', { cycleId, at })
}
