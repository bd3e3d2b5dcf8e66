import { ParamReader } from '../../wire/param-reader.ts'
import { settleLateRefund } from '../intents/refunds.ts'
import { settleInvoice } from '../invoices/invoice-payment.ts'
import { closeInvoice, payInvoice } from '../invoices/invoices.ts'
import type { BillingDue, Invoice, Subscription } from '../kinds.ts'
import type { World } from '../world.ts'
import { endOfBillingPeriod } from './billing-period.ts'
import { currentPeriod, listOfItems } from './new-subscription.ts'
import { draftForCycle, finalizeForCycle, previewOfCycle } from './subscription-invoices.ts'
import {
  invoicesInProgress,
  isReadyToFinalize,
  NOTICE,
  noteDue,
  SUBSCRIPTION_LIFE_DAY,
  saveSubscription,
  subscriptionPaymentFailed,
} from './subscription-life.ts'
import { endSubscription, isUnpaid } from './subscriptions.ts'

/** Does what is due for one subscription or refund at this moment, and schedules what comes next. */
export function runDue(world: World, { id, created: at }: BillingDue): void {
  if (id.startsWith('re_')) {
    world.remove('billing_due', id)
    settleLateRefund(world, id)
    return
  }
  const subscription = world.find('subscription', id)
  if (subscription === null) world.remove('billing_due', id)
  else if (subscription.status === 'incomplete') expire(world, subscription)
  else runLive(world, subscription, at)
}

function runLive(world: World, subscription: Subscription, at: number): void {
  const invoices = invoicesInProgress(world, subscription)
  const ready = invoices.find((invoice) => isReadyToFinalize(world, invoice, at))
  const due = invoices.find((invoice) => invoice.status === 'open' && isAttemptDue(invoice, at))
  if (ready) {
    charge(world, subscription, { invoice: finalizeForCycle(world, ready), at })
  } else if (due) {
    charge(world, subscription, { invoice: due, at })
  } else if (currentPeriod(subscription).end <= at) {
    turnCycle(world, subscription)
  } else {
    announce(world, subscription)
  }
}

/** Announces once that a cycle is to be renewed, and what that will cost. */
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
  saveSubscription(world, subscription, { status: 'incomplete_expired' })
}

/** Charges the card of the subscription off-session; after the last attempt it stops retrying. */
function charge(
  world: World,
  subscription: Subscription,
  { invoice, at }: { invoice: Invoice; at: number },
): void {
  if (invoice.amount_due === 0) {
    settleInvoice(world, invoice)
    return
  }
  const owner = world.find('customer', subscription.customer)
  const card =
    subscription.default_payment_method ?? owner?.invoice_settings.default_payment_method ?? null
  const wait = world.billing.retries[invoice.attempt_count]
  const tried: Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : at + wait * SUBSCRIPTION_LIFE_DAY,
  }
  world.put('invoice', tried)
  if (card === null) {
    subscriptionPaymentFailed(world, tried)
    world.emit('invoice.payment_failed', tried)
  } else {
    payInvoice(world, invoice.id, new ParamReader({ payment_method: String(card) }))
  }
  const after = world.find('invoice', invoice.id)
  if (after?.status === 'open' && wait === undefined)
    stopRetrying(world, subscription.id, invoice.id)
  const current = world.find('subscription', subscription.id)
  if (current) noteDue(world, current)
}

/** The last attempt failed: what follows is a setting of the account. */
function stopRetrying(world: World, id: string, invoiceId: string): void {
  const { afterRetries } = world.billing
  if (afterRetries.invoice === 'uncollectible') closeInvoice(world, invoiceId, 'uncollectible')
  const subscription = world.find('subscription', id)
  if (subscription === null) return
  if (afterRetries.subscription === 'canceled') endSubscription(world, subscription)
  else saveSubscription(world, subscription, { status: afterRetries.subscription })
}

/** The running cycle, invoiced once more; its draft is finalized at once. */
export function billAgain(world: World, id: string): Invoice {
  const subscription = world.find('subscription', id)
  if (subscription === null) throw new Error(`there is no subscription ${id}`)
  const draft = draftForCycle(world, subscription, { reason: 'subscription_cycle' })
  return finalizeForCycle(world, draft)
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
    current_period_end: endOfBillingPeriod(anchor, start, item),
  }))
  const turned = saveSubscription(world, subscription, {
    items: listOfItems(subscription.id, items),
    ...(trialEnd !== null && subscription.status === 'trialing' && { status: 'active' as const }),
  })
  // An unpaid subscription is invoiced all the same; the invoice stays a draft.
  const isLeft = turned.status === 'unpaid'
  const draft = draftForCycle(world, turned, {
    reason: 'subscription_cycle',
    autoAdvance: !isLeft,
  })
  saveSubscription(world, turned, { latest_invoice: draft.id })
}
