import { timeFor } from '../customers/customers.ts'
import { type Invoice, SHARED_CLOCK, type Subscription } from '../kinds.ts'
import { EVERYTHING } from '../list-query.ts'
import { isEndedSubscription } from '../statuses.ts'
import type { World } from '../world.ts'
import { currentPeriod } from './new-subscription.ts'

const SUBSCRIPTION_LIFE_HOUR = 3600
export const SUBSCRIPTION_LIFE_DAY = 24 * SUBSCRIPTION_LIFE_HOUR
/** How long a first invoice may stay unpaid. */
const FIRST_PAYMENT = 23 * SUBSCRIPTION_LIFE_HOUR
/** How long a renewal is a draft. */
const DRAFT = SUBSCRIPTION_LIFE_HOUR
/** How long an endpoint that does not acknowledge a renewal keeps it one. */
const HELD_BACK = 72 * SUBSCRIPTION_LIFE_HOUR
/** How long before its date a renewal is announced. */
export const NOTICE = 7 * SUBSCRIPTION_LIFE_DAY

/** The subscription an invoice is of; `null`: of none. */
export function subscriptionOf(world: World, invoice: Invoice): Subscription | null {
  const id = invoice.parent?.subscription_details?.subscription
  return typeof id === 'string' ? world.find('subscription', id) : null
}

/** Stores a changed subscription, emits its event, and schedules what is due next. */
export function saveSubscription(
  world: World,
  before: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const after = { ...before, ...changes }
  world.put('subscription', after)
  const previous = Object.fromEntries(
    Object.keys(changes).map((name) => [name, before[name as keyof Subscription]]),
  )
  const isOver = isEndedSubscription(after.status)
  const type = isOver && after.status === 'canceled' ? 'deleted' : 'updated'
  world.emit(`customer.subscription.${type}`, after, type === 'deleted' ? undefined : previous)
  noteDue(world, after)
  return after
}

export function noteDue(world: World, subscription: Subscription): void {
  const { id, test_clock: clock } = subscription
  if (isEndedSubscription(subscription.status)) {
    world.remove('billing_due', id)
    return
  }
  const announced = world.find('billing_due', id)?.announced ?? null
  const created = Math.min(...momentsOf(world, subscription, announced))
  world.put('billing_due', { id, customer: clock ?? SHARED_CLOCK, created, announced })
}

function momentsOf(world: World, subscription: Subscription, announced: number | null): number[] {
  if (subscription.status === 'incomplete') return [subscription.created + FIRST_PAYMENT]
  const { end } = currentPeriod(subscription)
  const isSilent = announced === end || subscription.cancel_at_period_end
  const moments = [isSilent ? end : end - NOTICE]
  for (const invoice of invoicesInProgress(world, subscription))
    moments.push(
      invoice.status === 'draft'
        ? nextLookAt(world, invoice)
        : (invoice.next_payment_attempt ?? end),
    )
  return moments
}

/** When a draft is to be finalized; one that is held back is looked at each hour. */
function nextLookAt(world: World, { id, created, customer }: Invoice): number {
  const first = created + DRAFT
  if (!isHeldBack(world, id)) return first
  return Math.max(
    first,
    Math.min(created + HELD_BACK, timeFor(world, customer) + SUBSCRIPTION_LIFE_HOUR),
  )
}

const isHeldBack = (world: World, invoice: string) =>
  world.billing.waitsForEndpoints && !world.isAcknowledged('invoice.created', invoice)

/** An hour after it was made, or as long after as an endpoint has not acknowledged it. */
export function isReadyToFinalize(
  world: World,
  { id, status, auto_advance, created }: Invoice,
  at: number,
): boolean {
  if (status !== 'draft' || !auto_advance || created + DRAFT > at) return false
  return !isHeldBack(world, id) || created + HELD_BACK <= at
}

/** Drafts that will be charged, and open ones that will be tried again: of its cycles, and beside them. */
export function invoicesInProgress(world: World, { id }: Subscription): Invoice[] {
  return world
    .list('invoice', { ...EVERYTHING, subscription: id })
    .data.filter(
      ({ status, auto_advance, next_payment_attempt }) =>
        (status === 'draft' && auto_advance) ||
        (status === 'open' && next_payment_attempt !== null),
    )
}

/**
 * The card that paid is the one of the next cycles. Only the newest invoice makes a subscription
 * active again; a trial goes on.
 */
export function subscriptionPaid(world: World, invoice: Invoice, card: string | null): void {
  const subscription = subscriptionOf(world, invoice)
  if (!subscription || isEndedSubscription(subscription.status)) return
  const isNewest = subscription.latest_invoice === invoice.id
  const revives = isNewest && subscription.status !== 'trialing'
  saveSubscription(world, subscription, {
    ...(revives && { status: 'active' as const }),
    default_payment_method: card ?? subscription.default_payment_method,
  })
}

export function subscriptionPaymentFailed(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice)
  if (subscription?.status !== 'active' || subscription.latest_invoice !== invoice.id) return
  saveSubscription(world, subscription, { status: 'past_due' })
}
