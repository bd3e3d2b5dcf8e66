import type { Payment } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../deps.ts'
import { loadPayment, recordGatewayPayment } from './payment-records.ts'

/**
 * Starts the charge of a saved purchase at the provider, or returns the one that was started before: the
 * purchase's id is the idempotency key, so a retry after a crash finds the same payment.
 */
export async function startCharge(
  deps: Pick<Deps, 'db' | 'payments' | 'crashPoint'>,
  charge: { purchaseId: string; customerId: string; description: string },
): Promise<Payment> {
  const { purchaseId, customerId, description } = charge
  const pending = await loadPayment(deps.db, purchaseId)
  const known = pending.gatewayPaymentId
    ? await deps.payments.findPayment(pending.gatewayPaymentId)
    : null
  if (known) return known
  const payment = await deps.payments.startPayment(
    {
      purchaseId,
      customerId,
      money: pending.money,
      description,
      receiptEmail: null,
      saveCard: pending.saveCard,
    },
    `purchase:${purchaseId}`,
  )
  await deps.crashPoint('payment-started')
  const isKept = await recordGatewayPayment(deps.db, {
    purchaseId,
    gatewayPaymentId: payment.id,
    clientSecret: payment.clientSecret,
  })
  await deps.crashPoint('payment-recorded')
  // No client secret was ever issued for it, so it can only be open.
  if (!isKept) return deps.payments.cancelPayment(payment.id)
  return payment
}
