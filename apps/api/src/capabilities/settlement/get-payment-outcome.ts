import type { PaymentOutcome } from '@understory/contracts/payments.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { PaymentState } from '@understory/ports/payment-gateway.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { findPurchase } from '../offsetting/public.ts'
import { applyPayment } from './apply-payment.ts'

/**
 * What became of a payment, asked of the provider itself: nothing that a browser brings back is
 * believed. A payment that turns out to be paid is settled here, should the event be late.
 */
export async function getPaymentOutcome(
  deps: Deps,
  accountId: string,
  paymentId: string,
): Promise<PaymentOutcome | Refused> {
  const owned = await deps.db
    .selectFrom('payment as y')
    .innerJoin('instant_purchase as p', 'p.id', 'y.purchase_id')
    .select('p.id')
    .where('y.gateway_payment_id', '=', paymentId)
    .where('p.account_id', '=', accountId)
    .executeTakeFirst()
  if (!owned) return refuse('PAYMENT_NOT_FOUND')
  const payment = await deps.payments.findPayment(paymentId)
  if (!payment) return refuse('PAYMENT_NOT_FOUND')
  await deps.db.transaction().execute((tx) => applyPayment(tx, deps, payment))
  const purchase = await findPurchase(deps.db, { id: owned.id, accountId })
  if (!purchase) return refuse('PAYMENT_NOT_FOUND')
  return {
    purchaseId: purchase.id,
    status: outcomeOf(payment.state),
    lastDecline: payment.state.status === 'awaiting-method' ? payment.state.lastDecline : null,
    product: purchase.product,
    quoteId: purchase.quote_id,
    totalMinor: purchase.total_minor,
    currency: purchase.currency as Currency,
    milliTrees: purchase.milli_trees,
    co2eGrams: purchase.co2e_grams,
    plasticGrams: purchase.plastic_grams,
    certificateId: purchase.certificate_id,
  }
}

function outcomeOf(state: PaymentState): PaymentOutcome['status'] {
  switch (state.status) {
    case 'succeeded':
    case 'processing':
    case 'canceled':
      return state.status
    case 'awaiting-method':
    case 'awaiting-confirmation':
    case 'awaiting-authentication':
      return 'needs-payment'
  }
}
