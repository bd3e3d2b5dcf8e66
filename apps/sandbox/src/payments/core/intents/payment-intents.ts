import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import { closeAuthentication } from '../cards/authentications.ts'
import { methodOr404, useMethod } from '../cards/payment-methods.ts'
import { customerOr404, timeFor } from '../customers/customers.ts'
import type { PaymentIntent } from '../kinds.ts'
import { isOpenIntent } from '../statuses.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { confirmPaymentIntent } from './confirm-payment-intent.ts'

/** Smallest charge, in minor units, as the provider's public currency page states it. */
const SMALLEST_CHARGE: Record<string, number> = { gbp: 30, eur: 50, usd: 50 }
const LARGEST_CHARGE = 99_999_999

type IntentFacts = {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  receiptEmail: string | null
  setupFutureUsage: 'off_session' | 'on_session' | null
  metadata: Record<string, string>
  methodTypes: readonly string[]
}

export function createPaymentIntent(world: World, params: ParamReader): SandboxAnswer {
  const facts = readFacts(world, params)
  const methodId = params.text('payment_method') ?? null
  const confirmNow = params.flag('confirm')
  const terms = readConfirmTerms(params)
  params.done()
  const intent = addIntent(world, facts)
  const chosen = methodId === null ? intent : choose(world, intent, useMethod(world, methodId).id)
  return confirmNow ? confirmPaymentIntent(world, chosen, terms) : ok(chosen)
}

function readFacts(world: World, params: ParamReader): IntentFacts {
  const customer = params.text('customer') ?? null
  if (customer !== null) customerOr404(world, customer)
  const facts = {
    amount: params.requiredInteger('amount'),
    currency: params.required('currency').toLowerCase(),
    customer,
    description: params.text('description') ?? null,
    receiptEmail: params.text('receipt_email') ?? null,
    setupFutureUsage:
      params.choice('setup_future_usage', ['off_session', 'on_session'] as const) ?? null,
    metadata: params.metadata(),
    methodTypes: readMethodTypes(world, params),
  }
  checkAmount(facts.amount, facts.currency)
  return facts
}

/** The ways to pay a request allows; without any, the ones of the account. */
export function readMethodTypes(world: World, params: ParamReader): readonly string[] {
  params.raw('automatic_payment_methods')
  const asked = [
    ...params.list('allowed_payment_method_types'),
    ...params.list('payment_method_types'),
  ]
  return asked.length > 0 ? asked : world.billing.paymentMethodTypes
}

function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency))
    throw invalidRequest('parameter_invalid_string', `Invalid currency: ${currency}`, 'currency')
  if (amount < (SMALLEST_CHARGE[currency] ?? 1))
    throw invalidRequest(
      'amount_too_small',
      'Amount must be at least the smallest charge.',
      'amount',
    )
  if (amount > LARGEST_CHARGE)
    throw invalidRequest('amount_too_large', `Amount must be at most ${LARGEST_CHARGE}.`, 'amount')
}

export function addIntent(world: World, facts: IntentFacts): PaymentIntent {
  const id = `pi_${world.newToken(24)}`
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: facts.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${world.newToken(25)}`,
    confirmation_method: 'automatic',
    created: timeFor(world, facts.customer),
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    description: facts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...facts.methodTypes],
    processing: null,
    receipt_email: facts.receiptEmail,
    review: null,
    setup_future_usage: facts.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  world.put('payment_intent', intent)
  world.emit('payment_intent.created', intent)
  return intent
}

export function choose(world: World, intent: PaymentIntent, methodId: string): PaymentIntent {
  const method = methodOr404(world, methodId)
  if (method.customer !== null && method.customer !== intent.customer)
    throw invalidRequest(
      'payment_method_unexpected_state',
      'The payment method belongs to another customer.',
      'payment_method',
    )
  closeAuthentication(world, intent.next_action)
  const chosen: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    status: 'requires_confirmation',
    next_action: null,
  }
  world.put('payment_intent', chosen)
  return chosen
}

export function intentOr404(world: World, id: string): PaymentIntent {
  const intent = world.find('payment_intent', id)
  if (intent === null) throw missingResource('payment_intent', id, 'intent')
  return intent
}

export function updatePaymentIntent(world: World, id: string, params: ParamReader): SandboxAnswer {
  const before = openIntent(world, id, 'update')
  const amount = params.integer('amount') ?? before.amount
  const currency = params.text('currency')?.toLowerCase() ?? before.currency
  const description = params.text('description')
  const receiptEmail = params.text('receipt_email')
  const methodId = params.text('payment_method') ?? null
  const usage = params.choice('setup_future_usage', ['off_session', 'on_session'] as const)
  const metadata = params.metadata(before.metadata)
  params.done()
  checkAmount(amount, currency)
  const after: PaymentIntent = {
    ...before,
    amount,
    currency,
    metadata,
    description: description === undefined ? before.description : description,
    receipt_email: receiptEmail === undefined ? before.receipt_email : receiptEmail,
    setup_future_usage: usage ?? before.setup_future_usage,
  }
  world.put('payment_intent', after)
  return ok(methodId === null ? after : choose(world, after, useMethod(world, methodId).id))
}

export function confirmById(world: World, id: string, params: ParamReader): SandboxAnswer {
  const intent = openIntent(world, id, 'confirm')
  const methodId = params.text('payment_method') ?? null
  const terms = readConfirmTerms(params)
  params.text('receipt_email')
  params.done()
  const chosen = methodId === null ? intent : choose(world, intent, useMethod(world, methodId).id)
  return confirmPaymentIntent(world, chosen, terms)
}

export type ConfirmTerms = { returnUrl: string | null; offSession: boolean }

export function readConfirmTerms(params: ParamReader): ConfirmTerms {
  const returnUrl = params.text('return_url') ?? null
  if (returnUrl !== null && !/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? ''))
    throw invalidRequest('url_invalid', 'Not a valid URL: return_url', 'return_url')
  return { returnUrl, offSession: params.flag('off_session') }
}

export function cancelPaymentIntent(world: World, id: string, params: ParamReader): SandboxAnswer {
  const intent = openIntent(world, id, 'cancel')
  const reason = params.choice('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ] as const)
  params.done()
  closeAuthentication(world, intent.next_action)
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: timeFor(world, intent.customer),
    cancellation_reason: reason ?? null,
    next_action: null,
  }
  world.put('payment_intent', canceled)
  world.emit('payment_intent.canceled', canceled)
  return ok(canceled)
}

function openIntent(world: World, id: string, verb: string): PaymentIntent {
  const intent = intentOr404(world, id)
  if (!isOpenIntent(intent.status))
    throw invalidRequest(
      'payment_intent_unexpected_state',
      `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    )
  return intent
}
