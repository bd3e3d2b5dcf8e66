import type { Deps } from '../../deps.ts'
import { loadCycle } from './subscription-records.ts'

/** Refunds a second subscription of one kind, and ends it. Idempotent. */
export async function refundSecondSubscription(
  deps: Pick<Deps, 'db' | 'payments'>,
  cycleId: string,
): Promise<void> {
  await refundSecondCycle(deps, cycleId)
  const { gateway_subscription_id: gatewayId } = await loadCycle(deps.db, cycleId)
  if (gatewayId) await deps.payments.endSubscription(gatewayId)
}

/** Refunds a period of a plan that was paid for twice. Idempotent. */
export async function refundSecondCycle(
  deps: Pick<Deps, 'db' | 'payments'>,
  cycleId: string,
): Promise<void> {
  const cycle = await loadCycle(deps.db, cycleId)
  const { gateway_invoice_id: invoiceId } = cycle
  const invoice = await deps.payments.findInvoice(invoiceId)
  const paymentId = cycle.gateway_payment_id ?? invoice?.paymentId
  if (!paymentId) throw new Error(`the payment of invoice ${invoiceId} is not known`)
  await deps.payments.refundPayment(paymentId, `second-subscription:${cycleId}`)
}
