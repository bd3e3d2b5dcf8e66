import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { PaymentState } from '@understory/ports/payments/payment-gateway.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { settleWithinSupply, unlessGatewayFails } from '../payments/public.ts'
import { coversOf, findPurchase, kindOf } from '../purchases/public.ts'
import { applyPayment } from './apply-payment.ts'
import { getCycleOutcome } from './get-cycle-outcome.ts'
import { giftDeliveryOf } from './gift-delivery-of.ts'
import { logIndexesOfSources } from './log-indexes-of-sources.ts'

type GetPaymentOutcomeDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'purchaseKinds'
>

/**
 * The outcome of a payment, fetched from the provider itself: nothing that a browser sends is
 * trusted. A payment that turns out to be paid is settled here, should the webhook be late. While the
 * provider does not respond, the answer comes from our own records.
 */
export async function getPaymentOutcome(
  deps: GetPaymentOutcomeDeps,
  accountId: string,
  paymentId: string,
): Promise<PaymentOutcome | Refused> {
  const owned = await deps.db
    .selectFrom('payment as y')
    .innerJoin('purchase as p', 'p.id', 'y.purchase_id')
    .select('p.id')
    .where('y.gateway_payment_id', '=', paymentId)
    .where('p.account_id', '=', accountId)
    .executeTakeFirst()
  if (!owned) return getCycleOutcome(deps, accountId, paymentId)
  const ask = () => deps.payments.findPayment(paymentId)
  const payment = await unlessGatewayFails(deps, ask, 'no-answer' as const)
  if (payment === null) return refuse('PAYMENT_NOT_FOUND')
  if (payment !== 'no-answer') {
    // The provider vouches for it, so settling is the platform's work and not the caller's.
    await asPlatform(() => settleWithinSupply(deps, (tx) => applyPayment(tx, deps, payment)))
  }
  const purchase = await findPurchase(deps.db, { id: owned.id, accountId })
  if (!purchase) return refuse('PAYMENT_NOT_FOUND')
  const covers = await coversOf(deps, [purchase], 'buyer')
  const { status, lastDecline } =
    payment === 'no-answer' || payment.state.status === 'succeeded'
      ? recordedOutcome(purchase.status)
      : outcomeOf(payment.state)
  return {
    purchaseId: purchase.id,
    quoteId: purchase.quote_id,
    status,
    lastDecline,
    product: purchase.product,
    isGift: kindOf(deps, purchase).isGift,
    delivery: await giftDeliveryOf(deps.db, purchase.id),
    isRefunded: purchase.status === 'refunded',
    isSecondOfKind: purchase.is_duplicate,
    again: status === 'needs-payment' ? { pays: 'quote', id: purchase.quote_id } : null,
    totalMinor: purchase.total_minor,
    currency: purchase.currency,
    milliTrees: purchase.milli_trees,
    co2eGrams: purchase.co2e_grams,
    plasticGrams: purchase.plastic_grams,
    covers: covers(purchase),
    certificateId: purchase.certificate_id,
    paidAt: purchase.paid_at?.toISOString() ?? null,
    logIndexes: await logIndexesOfSources(deps.db, [purchase.id]),
  }
}

type RecordedOutcome = Pick<PaymentOutcome, 'status' | 'lastDecline'>

function recordedOutcome(status: string): RecordedOutcome {
  const isSettled = status === 'paid' || status === 'refunded'
  return { status: isSettled ? 'succeeded' : 'processing', lastDecline: null }
}

function outcomeOf(state: PaymentState): RecordedOutcome {
  switch (state.status) {
    case 'succeeded':
    case 'processing':
    case 'canceled':
      return { status: state.status, lastDecline: null }
    case 'awaiting-method':
      return { status: 'needs-payment', lastDecline: state.lastDecline }
    case 'awaiting-confirmation':
    case 'awaiting-authentication':
      return { status: 'needs-payment', lastDecline: null }
  }
}
