import type Stripe from 'stripe'
import { invalidRequest } from '../../wire/refusals.ts'
import { askToAuthenticate, closeAuthentication } from '../cards/authentications.ts'
import { cardError, NOBODY_THERE, NOT_AUTHENTICATED } from '../cards/card-errors.ts'
import { cardBehind, methodOr404 } from '../cards/payment-methods.ts'
import { challengeFor } from '../cards/test-cards.ts'
import { invoiceOf, noteInvoiceFailure } from '../invoices/invoice-payment.ts'
import type { PaymentIntent } from '../kinds.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { chargeIntent, refuseCharge, returnIntent } from './charge-intent.ts'

/** Charges the chosen card, or sends its holder to the bank first. */
export function confirmPaymentIntent(
  world: World,
  intent: PaymentIntent,
  terms: { returnUrl: string | null; offSession: boolean },
): SandboxAnswer {
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
      return world.billing.absentHolder === 'requires_action' && invoiceOf(world, intent) !== null
        ? waitForHolder(world, { intent, returnUrl: null })
        : refuseCharge(world, { intent, method, decline: NOBODY_THERE })
    case 'ask':
      return ok(sendToBank(world, intent, terms.returnUrl))
  }
}

function sendToBank(world: World, intent: PaymentIntent, returnUrl: string | null): PaymentIntent {
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: askToAuthenticate(world, {
      intent: intent.id,
      intentKind: 'payment_intent',
      returnUrl,
    }),
  }
  world.put('payment_intent', waiting)
  world.emit('payment_intent.requires_action', waiting)
  return waiting
}

type WaitingConfirmation = { readonly intent: PaymentIntent; readonly returnUrl: string | null }

/** The attempt of a renewal failed, and its payment waits for the holder, without an error on it. */
function waitForHolder(world: World, { intent, returnUrl }: WaitingConfirmation): SandboxAnswer {
  const waiting = sendToBank(world, { ...intent, last_payment_error: null }, returnUrl)
  noteInvoiceFailure(world, waiting, 'invoice.payment_action_required')
  const error = {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message: 'Payment for this invoice requires additional user action before it can be completed.',
    payment_intent: waiting,
  }
  return { status: 402, body: { error } }
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
