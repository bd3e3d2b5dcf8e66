import type { GatewayEvent } from '@understory/ports/payments/payment-gateway.ts'
import type Stripe from 'stripe'
import { paymentIfOurs } from '../payments/payment-of-intent.ts'
import { disputeOf, idOf, refundOf } from '../payments/refund-of.ts'
import { invoiceIfOurs, subscriptionOf } from '../subscriptions/subscription-of.ts'
import { taxIdOf } from '../tax-id-of.ts'

type About = GatewayEvent['about']

/**
 * What an event is about, in our terms; `other` for events that change nothing here. The account may be
 * shared: what is not ours is recognised before anything else of it is read.
 */
export function eventAbout(event: Stripe.Event, occurredAt: Date): About {
  const other = { kind: 'other', type: event.type } as const
  switch (event.type) {
    case 'payment_intent.created':
    case 'payment_intent.requires_action':
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const payment = paymentIfOurs(event.data.object, occurredAt)
      return payment ? { kind: 'payment', payment } : other
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', subscription: subscriptionOf(event.data.object) }
    case 'invoice.created':
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided': {
      const invoice = invoiceIfOurs(event.data.object)
      return invoice ? { kind: 'invoice', invoice } : other
    }
    case 'invoice.upcoming': {
      const invoice = invoiceIfOurs(event.data.object)
      if (!invoice) return other
      const { bills, total, nextAttemptAt } = invoice
      return { kind: 'upcoming', bills, total, chargedAt: nextAttemptAt ?? occurredAt }
    }
    case 'customer.tax_id.created':
    case 'customer.tax_id.updated': {
      const taxId = event.data.object
      return { kind: 'tax-id', taxId: taxIdOf(taxId), customerId: idOf(taxId.customer) ?? '' }
    }
    default:
      return moneyBack(event) ?? other
  }
}

function moneyBack(event: Stripe.Event): About | null {
  switch (event.type) {
    case 'charge.refunded': {
      const refund = refundOf(event.data.object)
      return refund && { kind: 'refund', refund }
    }
    // One that is called off has an event of its own kind alone.
    case 'refund.updated':
    case 'refund.failed': {
      const { id, payment_intent, status } = event.data.object
      if (event.type === 'refund.updated' && status !== 'canceled') return null
      const paymentId = idOf(payment_intent)
      return paymentId ? { kind: 'refund-failed', refundId: id, paymentId } : null
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = disputeOf(event.data.object)
      return dispute && { kind: 'dispute', dispute }
    }
    case 'radar.early_fraud_warning.created': {
      const { id, payment_intent } = event.data.object
      const paymentId = idOf(payment_intent)
      return paymentId ? { kind: 'fraud-warning', warningId: id, paymentId } : null
    }
    default:
      return null
  }
}
