import type { Clock } from '@understory/ports/clock.ts'
import type { GatewayEvent } from '@understory/ports/payment-gateway.ts'
import Stripe from 'stripe'
import { instant, paymentOfIntent } from './payment-of-intent.ts'
import { refundOf } from './refund-of.ts'
import { invoiceOf, subscriptionOf } from './subscription-of.ts'
import { taxIdOf } from './tax-id-of.ts'

/** Older signatures are refused, so that a captured request cannot be sent again later. */
const TOLERANCE_SECONDS = 300

/**
 * Checks that the body came from the provider, byte for byte, and reads it. `clock` must be the real
 * one: signatures carry real time even where the billing clock has been moved.
 */
export function readStripeEvent(
  stripe: Stripe,
  check: { secret: string; clock: Clock },
  message: { rawBody: string; signature: string | null },
): GatewayEvent | null {
  if (message.signature === null) return null
  try {
    const event = stripe.webhooks.constructEvent(
      message.rawBody,
      message.signature,
      check.secret,
      TOLERANCE_SECONDS,
      undefined,
      check.clock().getTime(),
    )
    const occurredAt = instant(event.created)
    return { id: event.id, occurredAt, about: aboutOf(event, occurredAt) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

function aboutOf(event: Stripe.Event, occurredAt: Date): GatewayEvent['about'] {
  switch (event.type) {
    case 'payment_intent.created':
    case 'payment_intent.requires_action':
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { kind: 'payment', payment: paymentOfIntent(event.data.object, occurredAt) }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', subscription: subscriptionOf(event.data.object) }
    case 'invoice.created':
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
      return { kind: 'invoice', invoice: invoiceOf(event.data.object) }
    case 'invoice.upcoming': {
      const { bills, total, nextAttemptAt } = invoiceOf(event.data.object)
      const chargedAt = nextAttemptAt ?? occurredAt
      return bills
        ? { kind: 'upcoming', bills, total, chargedAt }
        : { kind: 'other', type: event.type }
    }
    case 'charge.refunded': {
      const refund = refundOf(event.data.object)
      return refund ? { kind: 'refund', refund } : { kind: 'other', type: event.type }
    }
    case 'customer.tax_id.created':
    case 'customer.tax_id.updated': {
      const { customer } = event.data.object
      const customerId = typeof customer === 'string' ? customer : (customer?.id ?? '')
      return { kind: 'tax-id', taxId: taxIdOf(event.data.object), customerId }
    }
    default:
      return { kind: 'other', type: event.type }
  }
}
