import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import { cardBehind, methodOr404 } from '../cards/payment-methods.ts'
import { timeFor } from '../customers/customers.ts'
import { type Charge, type Refund, SHARED_CLOCK } from '../kinds.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { intentOr404 } from './payment-intents.ts'

/** How long the cards that settle their refund late take, in seconds. */
const REFUND_DELAY = 60

export function createRefund(world: World, params: ParamReader): SandboxAnswer {
  const charge = chargeToRefund(world, params)
  const left = charge.amount_captured - charge.amount_refunded
  const amount = params.integer('amount') ?? left
  const reason =
    params.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer'] as const) ?? null
  const metadata = params.metadata()
  params.done()
  if (left === 0)
    throw invalidRequest('charge_already_refunded', `Charge ${charge.id} has been refunded.`)
  if (amount < 1 || amount > left)
    throw invalidRequest('parameter_invalid_integer', `At most ${left} can be refunded.`, 'amount')
  const late = cardBehind(world, methodOr404(world, charge.payment_method)).card.refund
  const refund: Refund = {
    id: `re_${world.newToken(24)}`,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: timeFor(world, charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: firstStatus(world, late),
    transfer_reversal: null,
    destination_details: {
      card: { type: 'reversal' },
      type: 'card',
    },
  }
  const refunded = charge.amount_refunded + amount
  const after: Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  }
  world.put('refund', refund)
  world.put('charge', after)
  world.emit('refund.created', refund)
  world.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded })
  if (late !== 'succeeds') noteLate(world, refund, charge)
  return ok(refund)
}

function firstStatus(world: World, late: string): Refund['status'] {
  if (world.billing.refundsWaitForPayer) return 'requires_action'
  return late === 'pending-then-succeeds' ? 'pending' : 'succeeded'
}

/** Its payer never said where the money goes, so it comes back to the account. */
export function cancelRefund(world: World, id: string): SandboxAnswer {
  const refund = refundOr404(world, id)
  if (refund.status !== 'requires_action')
    throw invalidRequest('refund_not_cancelable', `A refund that is ${refund.status} stays so.`)
  release(world, refund)
  return ok(announce(world, refund, 'canceled'))
}

function release(world: World, { charge: id, amount }: Refund): void {
  const charge = world.find('charge', id)
  if (charge === null) return
  const left = charge.amount_refunded - amount
  world.put('charge', { ...charge, amount_refunded: left, refunded: false })
}

function chargeToRefund(world: World, params: ParamReader): Charge {
  const intentId = params.text('payment_intent') ?? null
  const chargeId =
    params.text('charge') ?? (intentId === null ? null : intentOr404(world, intentId).latest_charge)
  const charge = chargeId === null ? null : world.find('charge', chargeId)
  if (charge === null) throw missingResource('charge', chargeId ?? '', 'charge')
  if (!charge.paid)
    throw invalidRequest('charge_not_refundable', 'A charge that failed has no refund.')
  return charge
}

function noteLate(world: World, { id, created }: Refund, { customer }: Charge): void {
  const clock = customer === null ? null : world.find('customer', customer)?.test_clock
  const due = { id, customer: clock ?? SHARED_CLOCK, created: created + REFUND_DELAY }
  world.put('billing_due', { ...due, announced: null })
}

export function refundOr404(world: World, id: string): Refund {
  const refund = world.find('refund', id)
  if (refund === null) throw missingResource('refund', id)
  return refund
}

/** The bank has answered: the money has arrived, or it came back to us. */
export function settleLateRefund(world: World, id: string): void {
  const refund = refundOr404(world, id)
  const charge = world.find('charge', refund.charge)
  if (charge === null) return
  if (cardBehind(world, methodOr404(world, charge.payment_method)).card.refund === 'fails-later') {
    release(world, refund)
    announce(world, refund, 'failed')
  } else announce(world, refund, 'succeeded')
}

function announce(world: World, refund: Refund, status: Refund['status']): Refund {
  const settled: Refund = {
    ...refund,
    status,
    ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  }
  world.put('refund', settled)
  const before = { status: refund.status }
  world.emit('charge.refund.updated', settled, before)
  world.emit('refund.updated', settled, before)
  if (status === 'failed') world.emit('refund.failed', settled)
  return settled
}
