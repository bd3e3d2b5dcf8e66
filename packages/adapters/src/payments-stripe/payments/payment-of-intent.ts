import type {
  CardSummary,
  Payment,
  PaymentState,
} from '@understory/ports/payments/payment-gateway.ts'
import type Stripe from 'stripe'
import { uuidOf } from '../uuid-of.ts'
import { cardBrandName } from './card-brand.ts'
import { chargedMoney, isPriced } from './charge-amount.ts'
import { declineOf } from './decline-of.ts'

/** The metadata key that carries our purchase. */
export const PURCHASE_KEY = 'purchase_id'

/** `null`: it belongs to something else that is sold from the same account of the provider. */
export function paymentIfOurs(intent: Stripe.PaymentIntent, seenAt: Date): Payment | null {
  return isPriced(intent.currency) ? paymentOfIntent(intent, seenAt) : null
}

/**
 * An intent in our terms. `seenAt` is the default for the time of payment where the charge was not
 * sent along, as in events.
 */
export function paymentOfIntent(intent: Stripe.PaymentIntent, seenAt: Date): Payment {
  return {
    id: intent.id,
    purchaseId: uuidOf(intent.metadata[PURCHASE_KEY]),
    clientSecret: intent.client_secret ?? '',
    money: chargedMoney(intent.amount, intent.currency),
    state: stateOfIntent(intent, seenAt),
  }
}

function stateOfIntent(intent: Stripe.PaymentIntent, seenAt: Date): PaymentState {
  switch (intent.status) {
    case 'requires_payment_method': {
      const error = intent.last_payment_error
      return { status: 'awaiting-method', lastDecline: error === null ? null : declineOf(error) }
    }
    case 'requires_confirmation':
      return { status: 'awaiting-confirmation' }
    case 'requires_action':
      return { status: 'awaiting-authentication' }
    case 'succeeded':
      return succeeded(intent, seenAt)
    case 'canceled':
      return { status: 'canceled' }
    // Money may be on its way in every state we do not know: wait for it to end.
    default:
      return { status: 'processing' }
  }
}

function succeeded(intent: Stripe.PaymentIntent, seenAt: Date): PaymentState {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    status: 'succeeded',
    paidAt: charge === null ? seenAt : instant(charge.created),
    received: chargedMoney(intent.amount_received, intent.currency),
    card: cardOf(charge),
    isRefunded: charge?.refunded ?? false,
  }
}

function cardOf(charge: Stripe.Charge | null): CardSummary | null {
  const card = charge?.payment_method_details?.card
  if (!card?.brand || !card.last4) return null
  return { brand: cardBrandName(card.brand), last4: card.last4 }
}

/** The provider counts in Unix seconds. */
export function instant(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000)
}
