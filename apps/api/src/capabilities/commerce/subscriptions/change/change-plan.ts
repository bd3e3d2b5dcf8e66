import type { QuotePlanChange } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { unlessGatewayFails } from '../../payments/public.ts'
import { showSubscription } from '../list-subscriptions.ts'
import { isChangeable } from '../present-subscription.ts'
import { findPlanQuote, quotePlan } from '../start/plan-quote.ts'
import { showPlanPrice } from '../start/price-plan.ts'
import { gatewayPlanOf } from '../start/start-subscription.ts'
import { findSubscription, lockSubscription } from '../subscription-records.ts'
import { takeRevision } from '../take-revision.ts'

type ChangePlanDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'jobs' | 'log' | 'payments' | 'crashPoint'
>

type ChangePlanInput = BodyOf<typeof QuotePlanChange>
type SubscriptionsChangePlanInput = { readonly id: string; readonly accountId: string }

/** What a change would cost, and from which day; nothing is stored. */
export async function pricePlanChange(
  deps: ChangePlanDeps,
  wanted: SubscriptionsChangePlanInput,
  asked: ChangePlanInput,
) {
  const changing = await changeableBy(deps, wanted)
  if (changing instanceof Refused) return changing
  const price = await showPlanPrice(deps, { ...asked, ...changing.order })
  return price instanceof Refused ? price : { price, ...changing.terms }
}

/** The same, stored so that it can be confirmed. */
export async function quotePlanChange(
  deps: ChangePlanDeps,
  wanted: SubscriptionsChangePlanInput,
  asked: ChangePlanInput,
) {
  const changing = await changeableBy(deps, wanted)
  if (changing instanceof Refused) return changing
  const quote = await quotePlan(deps, { ...asked, ...changing.order })
  return quote instanceof Refused ? quote : { quote, ...changing.terms }
}

async function changeableBy(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  wanted: SubscriptionsChangePlanInput,
) {
  const row = await findSubscription(deps.db, wanted)
  if (!row) return refuse('SUBSCRIPTION_NOT_FOUND')
  if (!isChangeable(row) || !row.current_to) return refuse('NOT_CHANGEABLE')
  const { product, currency } = row
  const shown = await showSubscription(deps, wanted)
  if (shown instanceof Refused) return shown
  // A change that waits already has run for nobody: before is what runs now.
  const { totalMinor, interval } = shown.running ?? shown
  const from = shown.nextPayment ?? row.current_to
  const terms = { from, totalMinorBefore: totalMinor, intervalBefore: interval }
  return { order: { product, currency }, terms }
}

/**
 * Applies a priced change. It is stored as the next revision before the provider is called, which
 * then carries that revision into every later cycle; repeating the call makes no further change.
 */
export async function changePlan(
  deps: ChangePlanDeps,
  actor: AccountActor,
  wanted: SubscriptionsChangePlanInput,
  quoteId: string,
) {
  const saved = await saveRevision(deps, actor, wanted, quoteId)
  if (saved instanceof Refused) return saved
  const { gatewayId, plan } = saved
  const key = `subscription:${wanted.id}:${plan.revision}`
  await deps.crashPoint('change-saved')
  const reported = await unlessGatewayFails(
    deps,
    () => deps.payments.changePlan(gatewayId, plan, key),
    refuse('TRANSACTION_FAILED'),
  )
  if (reported instanceof Refused) return reported
  await deps.crashPoint('change-told')
  await transact(deps.db, (tx) =>
    takeRevision(tx, deps, { id: wanted.id, revision: plan.revision }),
  )
  return showSubscription(deps, wanted)
}

async function saveRevision(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: AccountActor,
  wanted: SubscriptionsChangePlanInput,
  quoteId: string,
) {
  return transact(deps.db, async (tx) => {
    const owned = await findSubscription(tx, wanted)
    const row = owned && (await lockSubscription(tx, wanted.id))
    if (!row) return refuse('SUBSCRIPTION_NOT_FOUND')
    if (!isChangeable(row) || !row.gateway_id) return refuse('NOT_CHANGEABLE')
    const quote = await findPlanQuote(deps.db, quoteId)
    if (quote?.product !== row.product || quote.currency !== row.currency) {
      return refuse('QUOTE_NOT_FOUND')
    }
    const now = deps.clock()
    if (quote.expires_at <= now) return refuse('QUOTE_EXPIRED')
    const last = await tx
      .selectFrom('subscription_revision')
      .select(['revision', 'quote_id'])
      .where('subscription_id', '=', row.id)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const revision = last.quote_id === quoteId ? last.revision : last.revision + 1
    if (revision > last.revision) {
      await tx
        .insertInto('subscription_revision')
        .values({
          subscription_id: row.id,
          account_id: wanted.accountId,
          revision,
          quote_id: quoteId,
          created_by: actor.userId,
          created_at: now,
        })
        .execute()
    }
    const plan = gatewayPlanOf(quote, { subscriptionId: row.id, revision })
    return { gatewayId: row.gateway_id, plan }
  })
}
