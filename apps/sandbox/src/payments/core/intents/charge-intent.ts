import type Stripe from 'stripe'
import { cardError } from '../cards/card-errors.ts'
import { attach, cardBehind, markSetUp, methodOr404 } from '../cards/payment-methods.ts'
import type { Decline } from '../cards/test-cards.ts'
import { timeFor } from '../customers/customers.ts'
import { markInvoicePaid, noteInvoiceFailure } from '../invoices/invoice-payment.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../kinds.ts'
import { EVERYTHING } from '../list-query.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { openDispute, warnOfFraud } from './disputes.ts'

/** Charges the card, or begins to, where charges take their time. */
export function chargeIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
): SandboxAnswer {
  if (!world.billing.chargesTakeTime) return finishCharge(world, intent, method)
  const underWay: PaymentIntent = {
    ...intent,
    status: 'processing',
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  }
  world.put('payment_intent', underWay)
  world.put('slow_charge', { id: intent.id, created: intent.created })
  world.emit('payment_intent.processing', underWay)
  return ok(underWay)
}

/** What was under way succeeds or is declined. */
export function finishCharges(world: World): void {
  for (const { id } of world.list('slow_charge', EVERYTHING).data) {
    world.remove('slow_charge', id)
    const intent = world.find('payment_intent', id)
    if (intent?.payment_method)
      finishCharge(world, intent, methodOr404(world, intent.payment_method))
  }
}

/** Succeeds or is declined; either way there is a charge object. */
function finishCharge(world: World, intent: PaymentIntent, method: PaymentMethod): SandboxAnswer {
  const { card } = cardBehind(world, method)
  if (card.chargeDecline !== null)
    return refuseCharge(world, { intent, method, decline: card.chargeDecline })
  const charge = recordCharge(world, { intent, method, decline: null })
  const succeeded: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  }
  world.put('payment_intent', succeeded)
  if (intent.setup_future_usage !== null && intent.customer !== null) {
    attach(world, method, intent.customer)
    markSetUp(world, method.id)
  }
  world.emit('charge.succeeded', charge)
  world.emit('payment_intent.succeeded', succeeded)
  markInvoicePaid(world, succeeded)
  if (card.afterwards === 'disputed') openDispute(world, charge, 'needs_response')
  if (card.afterwards === 'inquiry') openDispute(world, charge, 'warning_needs_response')
  if (card.afterwards === 'fraud-warning') warnOfFraud(world, charge)
  return ok(succeeded)
}

/** After a decline the intent needs a payment method again: another card may be tried. */
export function refuseCharge(
  world: World,
  attempt: { intent: PaymentIntent; method: PaymentMethod; decline: Decline },
): SandboxAnswer {
  const { intent, method, decline } = attempt
  const charge = recordCharge(world, attempt)
  const error = cardError(decline, method)
  const returned = returnIntent(world, intent, {
    ...error,
    charge: charge.id,
  } as Stripe.PaymentIntent.LastPaymentError)
  const withCharge = { ...returned, latest_charge: charge.id }
  world.put('payment_intent', withCharge)
  world.emit('charge.failed', charge)
  world.emit('payment_intent.payment_failed', withCharge)
  noteInvoiceFailure(world, withCharge)
  return { status: 402, body: { error: { ...error, payment_intent: withCharge } } }
}

/** Back to `requires_payment_method`, with the error on it. */
export function returnIntent(
  world: World,
  intent: PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): PaymentIntent {
  const returned: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  }
  world.put('payment_intent', returned)
  return returned
}

function recordCharge(
  world: World,
  attempt: { intent: PaymentIntent; method: PaymentMethod; decline: Decline | null },
): Charge {
  const { intent, method, decline } = attempt
  const paid = decline === null
  const id = `ch_${world.newToken(24)}`
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: paid,
    created: timeFor(world, intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardUsed(method) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
  world.put('charge', charge)
  return charge
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  const blocked = decline?.declineCode === 'fraudulent'
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: networkStatus(decline, blocked),
    reason: blocked ? 'highest_risk_level' : (decline?.declineCode ?? decline?.code ?? null),
    seller_message: decline === null ? 'Payment complete.' : decline.message,
    type: blocked ? 'blocked' : decline === null ? 'authorized' : 'issuer_declined',
  }
}

function networkStatus(decline: Decline | null, blocked: boolean): string {
  if (blocked) return 'not_sent_to_network'
  return decline === null ? 'approved_by_network' : 'declined_by_network'
}

/** The card as it is shown on the charge; members the published fixtures lack are left out. */
function cardUsed(method: PaymentMethod): Stripe.Charge.PaymentMethodDetails.Card {
  const { card } = method
  const used: Omit<Stripe.Charge.PaymentMethodDetails.Card, 'electronic_commerce_indicator'> = {
    amount_authorized: null,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
  return used as Stripe.Charge.PaymentMethodDetails.Card
}
