import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type {
  GatewayDispute,
  GatewayRefund,
  MadeRefund,
} from '@understory/ports/payments/payment-gateway.ts'
import type Stripe from 'stripe'
import { chargedMoney, isPriced } from './charge-amount.ts'

/** The total refunded of a charge. `null`: the charge belongs to no payment of ours. */
export function refundOf({ payment_intent, refunded }: Stripe.Charge): GatewayRefund | null {
  const paymentId = idOf(payment_intent)
  return paymentId ? { paymentId, isWhole: refunded, failedId: null } : null
}

/** The bank could not make it, or it was called off. */
export function hasFailed(status: string | null): boolean {
  return status === 'failed' || status === 'canceled'
}

/** `null`: of a payment that is not ours. */
export function madeRefundOf(refund: Stripe.Refund): MadeRefund | null {
  const { id, amount, currency, created, status } = refund
  if (!isPriced(currency)) return null
  return {
    id,
    amount: chargedMoney(amount, currency),
    madeAt: new Date(created * 1000),
    hasFailed: hasFailed(status),
  }
}

/** What was prevented, and an inquiry in any state, moved no money. */
const OUTCOMES: Readonly<Record<string, GatewayDispute['outcome']>> = lookupTable({
  lost: 'lost',
  won: 'won',
  prevented: 'inquiry',
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry',
})

/** `null`: the charge belongs to no payment of ours. */
export function disputeOf(dispute: Stripe.Dispute): GatewayDispute | null {
  const paymentId = idOf(dispute.payment_intent)
  if (!paymentId) return null
  // The bank of the card counts in its own currency where it chooses to.
  const amount = isPriced(dispute.currency) ? chargedMoney(dispute.amount, dispute.currency) : null
  return { id: dispute.id, paymentId, amount, outcome: OUTCOMES[dispute.status] ?? 'open' }
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
