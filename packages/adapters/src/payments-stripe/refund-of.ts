import type { GatewayRefund } from '@understory/ports/payment-gateway.ts'
import type Stripe from 'stripe'

/** What was given back of a charge, all in all. `null`: the charge is of no payment that we start. */
export function refundOf({ payment_intent, refunded }: Stripe.Charge): GatewayRefund | null {
  const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  return paymentId ? { paymentId, isWhole: refunded } : null
}
