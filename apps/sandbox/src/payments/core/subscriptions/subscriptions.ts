import { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource, RequestRefused } from '../../wire/refusals.ts'
import { methodOfCustomer } from '../cards/payment-methods.ts'
import { customerOr404, timeFor } from '../customers/customers.ts'
import { settleInvoice } from '../invoices/invoice-payment.ts'
import { payInvoice } from '../invoices/invoices.ts'
import type { Invoice, Subscription, SubscriptionItem } from '../kinds.ts'
import { EVERYTHING } from '../list-query.ts'
import { refuseOtherCurrency } from '../one-currency.ts'
import { isEndedSubscription } from '../statuses.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import {
  currentPeriod,
  listOfItems,
  newItem,
  newSubscription,
  readItems,
  type SubscriptionItemInput,
} from './new-subscription.ts'
import { readPaymentSettings } from './payment-settings.ts'
import { draftForCycle, finalizeForCycle, invoiceTrial } from './subscription-invoices.ts'
import { noteDue, saveSubscription } from './subscription-life.ts'

const BEHAVIORS = ['default_incomplete', 'allow_incomplete', 'error_if_incomplete'] as const

export function subscriptionOr404(world: World, id: string): Subscription {
  const subscription = world.find('subscription', id)
  if (subscription === null) throw missingResource('subscription', id)
  return subscription
}

export function createSubscription(world: World, params: ParamReader): SandboxAnswer {
  const customer = customerOr404(world, params.required('customer'))
  const items = readItems(world, params)
  const behavior = params.choice('payment_behavior', BEHAVIORS) ?? 'allow_incomplete'
  const cardId = params.text('default_payment_method') ?? null
  const description = params.text('description') ?? null
  const metadata = params.metadata()
  const paymentSettings = readPaymentSettings(params)
  params.text('proration_behavior')
  params.flag('off_session')
  params.done()
  const currency = items[0]?.price?.currency
  if (currency !== undefined) refuseOtherCurrency(world, customer.id, currency)
  const at = timeFor(world, customer.id)
  const card = cardId === null ? null : methodOfCustomer(world, cardId, customer.id).id
  const made = newSubscription(world, {
    at,
    customer,
    items,
    description,
    metadata,
    defaultPaymentMethod: card,
    paymentSettings,
  })
  world.put('subscription', made)
  world.emit('customer.subscription.created', made)
  const invoice = finalizeForCycle(
    world,
    draftForCycle(world, made, { reason: 'subscription_create' }),
  )
  const stored = { ...made, latest_invoice: invoice.id }
  world.put('subscription', stored)
  noteDue(world, stored)
  if (invoice.amount_due === 0) {
    settleInvoice(world, invoice)
    return ok(subscriptionOr404(world, made.id))
  }
  const ownCard = card ?? customer.invoice_settings.default_payment_method
  if (behavior !== 'default_incomplete' && ownCard !== null) {
    const answer = payInvoice(world, invoice.id, new ParamReader({}))
    if (answer.status !== 200 && behavior === 'error_if_incomplete') {
      throw new RequestRefused(402, (answer.body as { error: never }).error)
    }
  }
  return ok(subscriptionOr404(world, made.id))
}

export function updateSubscription(world: World, id: string, params: ParamReader): SandboxAnswer {
  const before = subscriptionOr404(world, id)
  if (isEndedSubscription(before.status))
    throw invalidRequest('resource_missing', `A ${before.status} subscription cannot change.`)
  const items = readItems(world, params)
  const atEnd = params.text('cancel_at_period_end')
  const cardId = params.text('default_payment_method')
  const trialEnd = params.integer('trial_end')
  const proration = params.choice('proration_behavior', ['none', 'create_prorations'] as const)
  const metadata = params.metadata(before.metadata)
  params.text('payment_behavior')
  params.done()
  if (items.length > 0 && proration !== 'none')
    throw invalidRequest('parameter_invalid', 'Nothing is prorated here.', 'proration_behavior')
  const changes: Partial<Subscription> = { metadata }
  if (items.length > 0) changes.items = listOfItems(id, mergedItems(world, before, items))
  if (atEnd !== undefined) Object.assign(changes, cancelAtEnd(world, before, atEnd === 'true'))
  if (cardId !== undefined)
    changes.default_payment_method =
      cardId === null ? null : methodOfCustomer(world, cardId, before.customer).id
  const turns = intervalOf(changes.items ?? before.items) !== intervalOf(before.items)
  if (trialEnd === undefined && turns && before.status !== 'trialing')
    throw invalidRequest('parameter_invalid', 'What is billed at once is not modelled here.')
  if (trialEnd === undefined) return ok(saveSubscription(world, before, changes))
  const trialing = saveSubscription(world, before, {
    ...changes,
    ...untilTrialEnds(world, { before, changes, at: trialEnd }),
  })
  const invoice = invoiceTrial(world, trialing)
  return ok(saveSubscription(world, subscriptionOr404(world, id), { latest_invoice: invoice.id }))
}

/** The items as asked, in the cycle that runs: what they cost is charged from the next one on. */
function mergedItems(
  world: World,
  subscription: Subscription,
  asked: readonly SubscriptionItemInput[],
): SubscriptionItem[] {
  const { start, end } = currentPeriod(subscription)
  const known = new Map(subscription.items.data.map((item) => [item.id, item]))
  for (const change of asked) {
    const item = change.id === null ? null : known.get(change.id)
    if (item === undefined) throw missingResource('subscription_item', change.id ?? '', 'items')
    if (item === null) {
      const anchor = subscription.billing_cycle_anchor
      const added = newItem(world, subscription.id, { asked: change, from: start, anchor })
      known.set(added.id, { ...added, current_period_end: end })
    } else if (change.isDeleted) {
      known.delete(item.id)
    } else {
      known.set(item.id, {
        ...item,
        price: change.price ?? item.price,
        quantity: change.quantity ?? item.quantity,
        metadata: { ...item.metadata, ...change.metadata },
      })
    }
  }
  if (known.size === 0)
    throw invalidRequest('parameter_invalid', 'A subscription needs an item.', 'items')
  return [...known.values()]
}

function cancelAtEnd(
  world: World,
  subscription: Subscription,
  isAsked: boolean,
): Partial<Subscription> {
  const now = timeFor(world, subscription.customer)
  return isAsked
    ? {
        cancel_at_period_end: true,
        cancel_at: currentPeriod(subscription).end,
        canceled_at: now,
      }
    : { cancel_at_period_end: false, cancel_at: null, canceled_at: null }
}

/** The next charge is at this moment, and cycles count from it; until then the trial is the cycle. */
function untilTrialEnds(
  world: World,
  { before, changes, at }: { before: Subscription; changes: Partial<Subscription>; at: number },
): Partial<Subscription> {
  const now = timeFor(world, before.customer)
  if (at <= now)
    throw invalidRequest(
      'parameter_invalid_integer',
      'trial_end must be later than now.',
      'trial_end',
    )
  const items = (changes.items ?? before.items).data.map((item) => ({
    ...item,
    current_period_start: now,
    current_period_end: at,
  }))
  return {
    items: listOfItems(before.id, items),
    status: 'trialing',
    trial_start: now,
    trial_end: at,
    billing_cycle_anchor: at,
  }
}

const intervalOf = ({ data }: Subscription['items']) => data[0]?.price.recurring.interval

export function cancelSubscription(world: World, id: string, params: ParamReader): SandboxAnswer {
  const before = subscriptionOr404(world, id)
  params.flag('prorate')
  params.flag('invoice_now')
  params.done()
  if (isEndedSubscription(before.status)) throw missingResource('subscription', id)
  return ok(endSubscription(world, before))
}

/** Ends it now. Open invoices stay open, but are no longer charged automatically. */
export function endSubscription(world: World, before: Subscription): Subscription {
  const now = timeFor(world, before.customer)
  for (const invoice of world.list('invoice', { ...EVERYTHING, subscription: before.id }).data)
    if (invoice.status === 'draft' || isUnpaid(invoice))
      world.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null })
  return saveSubscription(world, before, {
    status: 'canceled',
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
  })
}

export const isUnpaid = ({ status }: Invoice) => status === 'open' || status === 'uncollectible'
