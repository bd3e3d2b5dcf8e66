import type Stripe from 'stripe'
import { invalidRequest } from '../wire/refusals.ts'
import { askToAuthenticate, closeAuthentication } from './authentications.ts'
import { cardError, NOBODY_THERE, NOT_AUTHENTICATED } from './card-errors.ts'
import { chargeIntent, refuseCharge, returnIntent } from './charge-intent.ts'
import type { PaymentIntent } from './kinds.ts'
import { cardBehind, methodOr404 } from './payment-methods.ts'
import { challengeFor } from './test-cards.ts'
import { type Answer, ok, type World } from './world.ts'

/** Charges the chosen card, or sends its holder to the bank first. */
export function confirmPaymentIntent(
  world: World,
  intent: PaymentIntent,
  terms: { returnUrl: string | null; offSession: boolean },
): Answer {
  if (intent.payment_method === null)
    throw invalidRequest(
      'payment_intent_unexpected_state',
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
    )
  const method = methodOr404(world, intent.payment_method)
  const { card, setUp } = cardBehind(world, method)
  closeAuthentication(world, intent.next_action)
  const challenge = challengeFor(card.challenge, { setUp, offSession: terms.offSession })
  switch (challenge) {
    case 'none':
      return chargeIntent(world, intent, method)
    case 'nobody-there':
      return refuseCharge(world, { intent, method, decline: NOBODY_THERE })
    case 'ask': {
      const waiting: PaymentIntent = {
        ...intent,
        status: 'requires_action',
        next_action: askToAuthenticate(world, {
          intent: intent.id,
          intentKind: 'payment_intent',
          returnUrl: terms.returnUrl,
        }),
      }
      world.put('payment_intent', waiting)
      world.emit('payment_intent.requires_action', waiting)
      return ok(waiting)
    }
  }
}

/** The bank has answered: charge the card, or ask for another. */
export function settleAuthentication(world: World, intent: PaymentIntent, passed: boolean): void {
  if (intent.payment_method === null) throw new Error(`${intent.id} waits without a card`)
  const method = methodOr404(world, intent.payment_method)
  if (passed) {
    chargeIntent(world, intent, method)
    return
  }
  const error = cardError(NOT_AUTHENTICATED.payment_intent, method)
  const failed = returnIntent(world, intent, error as Stripe.PaymentIntent.LastPaymentError)
  world.emit('payment_intent.payment_failed', failed)
}
