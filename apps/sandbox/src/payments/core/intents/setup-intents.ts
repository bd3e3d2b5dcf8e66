import type Stripe from 'stripe'
import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import { askToAuthenticate, closeAuthentication } from '../cards/authentications.ts'
import { cardError, NOT_AUTHENTICATED } from '../cards/card-errors.ts'
import { attach, cardBehind, markSetUp, methodOr404, useMethod } from '../cards/payment-methods.ts'
import { challengeFor, type Decline } from '../cards/test-cards.ts'
import { customerOr404, timeFor } from '../customers/customers.ts'
import type { PaymentMethod, SetupIntent } from '../kinds.ts'
import { isOpenIntent } from '../statuses.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { readConfirmTerms, readMethodTypes } from './payment-intents.ts'

export function createSetupIntent(world: World, params: ParamReader): SandboxAnswer {
  const customer = params.text('customer') ?? null
  if (customer !== null) customerOr404(world, customer)
  const usage = params.choice('usage', ['off_session', 'on_session'] as const) ?? 'off_session'
  const description = params.text('description') ?? null
  const metadata = params.metadata()
  const methodId = params.text('payment_method') ?? null
  const confirmNow = params.flag('confirm')
  const { returnUrl } = readConfirmTerms(params)
  const methodTypes = readMethodTypes(world, params)
  params.done()
  const id = `seti_${world.newToken(24)}`
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${world.newToken(25)}`,
    created: timeFor(world, customer),
    customer,
    description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: methodId === null ? null : useMethod(world, methodId).id,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...methodTypes],
    single_use_mandate: null,
    status: methodId === null ? 'requires_payment_method' : 'requires_confirmation',
    usage,
  }
  world.put('setup_intent', intent)
  return confirmNow ? confirm(world, intent, returnUrl) : ok(intent)
}

export function setupIntentOr404(world: World, id: string): SetupIntent {
  const intent = world.find('setup_intent', id)
  if (intent === null) throw missingResource('setupintent', id, 'intent')
  return intent
}

export function confirmSetupIntent(world: World, id: string, params: ParamReader): SandboxAnswer {
  const intent = openIntent(world, id, 'confirm')
  const methodId = params.text('payment_method') ?? null
  const { returnUrl } = readConfirmTerms(params)
  params.done()
  const chosen: SetupIntent =
    methodId === null
      ? intent
      : {
          ...intent,
          payment_method: useMethod(world, methodId).id,
          status: 'requires_confirmation',
        }
  return confirm(world, chosen, returnUrl)
}

export function cancelSetupIntent(world: World, id: string, params: ParamReader): SandboxAnswer {
  const intent = openIntent(world, id, 'cancel')
  params.text('cancellation_reason')
  params.done()
  closeAuthentication(world, intent.next_action)
  const canceled: SetupIntent = { ...intent, status: 'canceled', next_action: null }
  world.put('setup_intent', canceled)
  return ok(canceled)
}

function openIntent(world: World, id: string, verb: string): SetupIntent {
  const intent = setupIntentOr404(world, id)
  if (!isOpenIntent(intent.status))
    throw invalidRequest(
      'setup_intent_unexpected_state',
      `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`,
    )
  return intent
}

function confirm(world: World, intent: SetupIntent, returnUrl: string | null): SandboxAnswer {
  if (intent.payment_method === null)
    throw invalidRequest(
      'setup_intent_unexpected_state',
      "You cannot confirm this SetupIntent because it's missing a payment method.",
    )
  const method = methodOr404(world, intent.payment_method)
  const { card, setUp } = cardBehind(world, method)
  closeAuthentication(world, intent.next_action)
  if (challengeFor(card.challenge, { setUp, offSession: false }) === 'none')
    return finish(world, intent, method)
  const waiting: SetupIntent = {
    ...intent,
    status: 'requires_action',
    next_action: askToAuthenticate(world, {
      intent: intent.id,
      intentKind: 'setup_intent',
      returnUrl,
    }),
  }
  world.put('setup_intent', waiting)
  world.emit('setup_intent.requires_action', waiting)
  return ok(waiting)
}

function finish(world: World, intent: SetupIntent, method: PaymentMethod): SandboxAnswer {
  const decline = cardBehind(world, method).card.setupDecline
  if (decline !== null) return fail(world, intent, { method, decline })
  if (intent.customer !== null) attach(world, method, intent.customer)
  markSetUp(world, method.id)
  const done: SetupIntent = {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  }
  world.put('setup_intent', done)
  world.emit('setup_intent.succeeded', done)
  return ok(done)
}

function fail(
  world: World,
  intent: SetupIntent,
  refusal: { method: PaymentMethod; decline: Decline },
): SandboxAnswer {
  const error = cardError(refusal.decline, refusal.method)
  const failed: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error as Stripe.SetupIntent.LastSetupError,
  }
  world.put('setup_intent', failed)
  world.emit('setup_intent.setup_failed', failed)
  return { status: 402, body: { error: { ...error, setup_intent: failed } } }
}

/** The bank has answered: attach the card, or ask for another. */
export function settleSetupAuthentication(
  world: World,
  intent: SetupIntent,
  passed: boolean,
): void {
  if (intent.payment_method === null) throw new Error(`${intent.id} waits without a card`)
  const method = methodOr404(world, intent.payment_method)
  if (passed) finish(world, intent, method)
  else fail(world, intent, { method, decline: NOT_AUTHENTICATED.setup_intent })
}
