import { ParamReader } from '../wire/param-reader.ts'
import { endOfCycle } from './billing-period.ts'
import { closeInvoice, payInvoice } from './invoices.ts'
import type { BillingDue, Invoice, Subscription } from './kinds.ts'
import { currentPeriod, listOfItems } from './new-subscription.ts'
import { draftForCycle, finalizeForCycle, previewOfCycle } from './subscription-invoices.ts'
import { DRAFT, keep, NOTICE, noteDue, subscriptionPaymentFailed } from './subscription-life.ts'
import { endSubscription, isUnpaid } from './subscriptions.ts'
import type { World } from './world.ts'

/** Does what is due about one subscription at this moment, and notes what comes next. */
export function runDue(world: World, { id, created: at }: BillingDue): void {
  const subscription = world.find('subscription', id)
  if (subscription === null) world.remove('billing_due', id)
  else if (subscription.status === 'incomplete') expire(world, subscription)
  else runLive(world, subscription, at)
}

function runLive(world: World, subscription: Subscription, at: number): void {
  const latest = subscription.latest_invoice && world.find('invoice', subscription.latest_invoice)
  if (latest && latest.status === 'draft' && latest.created + DRAFT <= at) {
    charge(world, subscription, finalizeForCycle(world, latest))
  } else if (latest && latest.status === 'open' && isAttemptDue(latest, at)) {
    charge(world, subscription, latest)
  } else if (currentPeriod(subscription).end <= at) {
    turnCycle(world, subscription)
  } else {
    announce(world, subscription)
  }
}

/** Tells once that a cycle is to be renewed, and what that will cost. */
function announce(world: World, subscription: Subscription): void {
  const { end } = currentPeriod(subscription)
  const due = world.find('billing_due', subscription.id)
  if (due !== null && due.announced !== end && end - NOTICE <= due.created) {
    world.emit('invoice.upcoming', previewOfCycle(world, subscription))
    world.put('billing_due', { ...due, announced: end })
  }
  noteDue(world, subscription)
}

const isAttemptDue = ({ next_payment_attempt }: Invoice, at: number) =>
  next_payment_attempt !== null && next_payment_attempt <= at

function expire(world: World, subscription: Subscription): void {
  const latest = subscription.latest_invoice && world.find('invoice', subscription.latest_invoice)
  if (latest && isUnpaid(latest)) closeInvoice(world, latest.id, 'void')
  keep(world, subscription, { status: 'incomplete_expired' })
}

/** Tries the card of the subscription, with nobody there; after the last attempt it is given up. */
function charge(world: World, subscription: Subscription, invoice: Invoice): void {
  const owner = world.find('customer', subscription.customer)
  const card =
    subscription.default_payment_method ?? owner?.invoice_settings.default_payment_method ?? null
  if (card === null) {
    subscriptionPaymentFailed(world, { ...invoice, attempt_count: invoice.attempt_count + 1 })
  } else {
    payInvoice(world, invoice.id, new ParamReader({ payment_method: String(card) }))
  }
  const after = world.find('subscription', subscription.id)
  if (after?.status === 'unpaid') closeInvoice(world, invoice.id, 'uncollectible')
  if (after) noteDue(world, after)
}

function turnCycle(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription)
    return
  }
  const { trial_end: trialEnd, billing_cycle_anchor: anchor } = subscription
  const start = currentPeriod(subscription).end
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: endOfCycle(anchor, start, item),
  }))
  const turned = keep(world, subscription, {
    items: listOfItems(subscription.id, items),
    ...(trialEnd !== null && subscription.status === 'trialing' && { status: 'active' as const }),
  })
  // What was never paid for is not billed again until it is.
  if (turned.status === 'unpaid') return
  const draft = draftForCycle(world, turned, 'subscription_cycle')
  keep(world, turned, { latest_invoice: draft.id })
}
