import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import {
  type ProviderState,
  STATUS_OF,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Payment } from '@understory/ports/payments/payment-gateway.ts'
import type {
  GatewayPeriod,
  GatewaySubscription,
} from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../deps.ts'
import { followPlan } from '../../stores/bills/public.ts'
import { moveSubscriptionTo } from './change/move-subscription.ts'
import {
  findCycleOfPayment,
  lockSubscription,
  type SubscriptionRow,
} from './subscription-records.ts'
import { takeRevision } from './take-revision.ts'

/** Applies the provider's state of a subscription, unless a later snapshot has been applied since. */
export async function applySubscription(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { reported, snapshot }: { reported: GatewaySubscription; snapshot: number },
): Promise<void> {
  if (!reported.subscriptionId) return
  const subscription = await lockSubscription(tx, reported.subscriptionId)
  if (!subscription || subscription.gateway_snapshot > snapshot) return
  // Another subscription at the provider may carry our id: a copy that staff made.
  if (subscription.gateway_id !== null && subscription.gateway_id !== reported.id) return
  await tx
    .updateTable('subscription')
    .set({
      gateway_id: reported.id,
      gateway_snapshot: snapshot,
      card_id: reported.cardId,
      ends_with_period: reported.endsWithPeriod && reported.state !== 'canceled',
    })
    .where('id', '=', subscription.id)
    .execute()
  // Also a change whose response from the provider was lost.
  await takeRevision(tx, deps, { id: subscription.id, revision: reported.revision })
  await announceEnding(tx, deps, { subscription, reported, snapshot })
  await follow(tx, deps, { subscription, reported })
  if (reported.state === 'canceled') await closeUnpaid(tx, deps, subscription)
}

type Word = {
  readonly subscription: SubscriptionRow
  readonly reported: GatewaySubscription
  readonly snapshot: number
}

/** One email each time: it may be cancelled, resumed and cancelled again within one cycle. */
async function announceEnding(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  { subscription, reported, snapshot }: Word,
) {
  if (reported.state !== 'active' || reported.endsWithPeriod === subscription.ends_with_period)
    return
  const lastDay = reported.period ? dayOf(reported.period.to) : (subscription.current_to ?? '')
  await deps.jobs.enqueue(tx, 'send-subscription-email', {
    kind: reported.endsWithPeriod ? 'cancelled' : 'resumed',
    subscriptionId: subscription.id,
    about: `${lastDay}/${snapshot}`,
    amountMinor: null,
  })
}

async function follow(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { subscription, reported }: Omit<Word, 'snapshot'>,
): Promise<void> {
  const state = providerState(subscription, reported)
  if (!state) return
  const isRunning = reported.state !== 'incomplete' && reported.state !== 'never-paid'
  const current = isRunning && reported.period ? { current: daysOf(reported.period) } : {}
  await moveSubscriptionTo(tx, deps, subscription, { status: STATUS_OF[state], ...current })
  const { account_id: accountId, product } = subscription
  if (isUsage(product)) await followPlan(tx, { accountId, now: deps.clock() })
}

/** Voids the unpaid cycles of a subscription that has ended. */
async function closeUnpaid(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  { id, gateway_id }: SubscriptionRow,
): Promise<void> {
  const unpaid = await tx
    .selectFrom('subscription_cycle')
    .select('id')
    .where('subscription_id', '=', id)
    .where('status', 'in', ['draft', 'open', 'uncollectible'])
    .limit(1)
    .executeTakeFirst()
  if (unpaid && gateway_id)
    await deps.jobs.enqueue(tx, 'end-subscription', { gatewayId: gateway_id })
}

function daysOf({ from, to }: GatewayPeriod) {
  return { from: dayOf(from), to: dayOf(new Date(to.getTime() - DAY_MS)) }
}

/** `null`: nothing beyond what its payment reports. */
function providerState(
  subscription: SubscriptionRow,
  reported: GatewaySubscription,
): ProviderState | null {
  switch (reported.state) {
    case 'incomplete':
      return null
    case 'past-due':
      return subscription.status === '3ds_pending' ? null : 'past-due'
    case 'active':
      // Its first payment makes it so, which may be one too many. What is used is paid afterwards.
      return subscription.activated_at === null && !isUsage(subscription.product) ? null : 'active'
    case 'never-paid':
    case 'unpaid':
    case 'canceled':
      return reported.state
  }
}

/** Applies the payment of a cycle to its subscription; false where the payment belongs to none. */
export async function applyCyclePayment(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  payment: Payment,
): Promise<boolean> {
  const cycle = await findCycleOfPayment(tx, payment.id)
  if (!cycle) return false
  const subscription = await lockSubscription(tx, cycle.subscription_id)
  if (!subscription || cycle.status === 'paid' || cycle.status === 'void') return true
  const state = stateOfPayment(subscription, payment)
  if (!state) return true
  const lastDecline =
    payment.state.status === 'awaiting-method' ? payment.state.lastDecline : undefined
  await moveSubscriptionTo(tx, deps, subscription, {
    status: STATUS_OF[state],
    ...(lastDecline !== undefined && { lastDecline }),
  })
  return true
}

function stateOfPayment(
  { activated_at }: SubscriptionRow,
  { state }: Payment,
): ProviderState | null {
  const isFirst = activated_at === null
  switch (state.status) {
    case 'awaiting-authentication':
      return isFirst ? 'awaiting-authentication' : 'past-due-authentication'
    case 'awaiting-method':
      if (!state.lastDecline) return null
      if (isFirst) return 'first-payment-declined'
      return state.lastDecline === 'authentication-failed' ? 'past-due-authentication' : 'past-due'
    // Paid cycles are settled by their invoice, which has the details.
    default:
      return null
  }
}

/** A renewal is due soon: notifies its owner once, also of a card that will have expired by then. */
export async function announceRenewal(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  { subscriptionId, totalMinor, chargedAt }: Renewal,
): Promise<void> {
  const subscription = await lockSubscription(tx, subscriptionId)
  if (!subscription) return
  const facts = { subscriptionId, about: dayOf(chargedAt), amountMinor: totalMinor }
  for (const kind of ['renewal', 'card-expiring'] as const)
    await deps.jobs.enqueue(tx, 'send-subscription-email', { kind, ...facts })
}

type Renewal = {
  readonly subscriptionId: string
  readonly totalMinor: number
  readonly chargedAt: Date
}
