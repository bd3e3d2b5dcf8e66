import type { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Tx } from '@understory/database/connect.ts'
import { planName } from '@understory/domain/commerce/subscriptions/plans.ts'
import type { SubscriptionStatus } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { money } from '@understory/domain/quantity/money.ts'
import type { GatewayPlan } from '@understory/ports/payments/subscription-gateway.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import {
  addTaxId,
  checkBilling,
  ensureCustomer,
  saveBilling,
  unlessGatewayFails,
} from '../../payments/public.ts'
import { endAbandoned } from '../change/end-abandoned.ts'
import { upsertCycle } from '../cycles/upsert-cycle.ts'
import { findStarted, whyNotAgain, whyNotFor, whyNotStart } from './find-plan-obstacle.ts'
import { insertPending } from './insert-pending.ts'
import { linesOf } from './plan-lines.ts'
import { findPlanQuote, type PlanQuoteRow } from './plan-quote.ts'
import { audienceOf } from './price-plan.ts'

type StartSubscriptionDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'crashPoint'
>

type Order = BodyOf<typeof StartSubscription>

/**
 * Starts the subscription of a priced plan. The pending row is committed before the provider is asked
 * for anything, and its id is the idempotency key: a crash leaves a trace, and a retry starts one.
 */
export async function startSubscription(
  deps: StartSubscriptionDeps,
  actor: AccountActor,
  asked: Order,
) {
  const order = checkBilling(asked, actor)
  if (order instanceof Refused) return order
  const quote = await findPlanQuote(deps.db, order.quoteId)
  if (!quote) return refuse('QUOTE_NOT_FOUND')
  const notFor = await whyNotFor(deps, actor, quote)
  if (notFor) return refuse(notFor)
  const subscriptionId = await transact(deps.db, (tx) =>
    savePending(tx, deps, { actor, order, quote }),
  )
  if (subscriptionId instanceof Refused) return subscriptionId
  await deps.crashPoint('subscription-saved')
  return unlessGatewayFails(
    deps,
    () => start(deps, actor, { order, quote, subscriptionId }),
    refuse('TRANSACTION_FAILED'),
  )
}

type Pending = { readonly actor: AccountActor; readonly order: Order; readonly quote: PlanQuoteRow }

async function savePending(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { actor, order, quote }: Pending,
): Promise<string | Refused> {
  const { accountId, userId } = actor
  // Serialises two starts of one account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 5))`.execute(tx)
  const unbilled = await saveBilling(tx, actor, order)
  if (unbilled) return unbilled
  const before = await findStarted(tx, quote.id)
  if (before) return startableAgain(before, accountId)
  const now = deps.clock()
  const obstacle = await whyNotStart(tx, deps, {
    quote,
    buyer: actor,
    country: order.billingAddress.country,
  })
  if (obstacle) return refuse(obstacle)
  return insertPending(tx, deps, {
    account_id: accountId,
    started_by: userId,
    quote_id: quote.id,
    product: quote.product,
    currency: quote.currency,
    billing_interval: quote.billing_interval,
    now,
  })
}

/** Someone else's answers like a price that does not exist. */
function startableAgain(
  before: { id: string; account_id: string; status: SubscriptionStatus },
  accountId: string,
): string | Refused {
  if (before.account_id !== accountId) return refuse('QUOTE_NOT_FOUND')
  const why = whyNotAgain(before)
  return why ? refuse(why) : before.id
}

async function start(
  deps: StartSubscriptionDeps,
  actor: AccountActor,
  { order, quote, subscriptionId }: { order: Order; quote: PlanQuoteRow; subscriptionId: string },
) {
  const { accountId } = actor
  const customerId = await ensureCustomer(deps, actor, order.billingAddress)
  await endAbandoned(deps, { accountId, subscriptionId, quote })
  if (order.taxId) {
    const taxId = { ...order.taxId, country: order.billingAddress.country }
    const added = await addTaxId(deps, { accountId, customerId }, taxId)
    if (added instanceof Refused) return added
  }
  const description = `Subscription (${audienceOf(quote.product)})`
  const plan = gatewayPlanOf(quote, { subscriptionId, revision: 1 })
  const key = `subscription:${subscriptionId}`
  const started = await deps.payments.startSubscription({ ...plan, customerId, description }, key)
  await deps.crashPoint('subscription-started')
  // Started by an earlier attempt, it may have been paid or cancelled since.
  const invoice = (await deps.payments.findInvoice(started.invoice.id)) ?? started.invoice
  await transact(deps.db, async (tx) => {
    await tx
      .updateTable('subscription')
      .set({ gateway_id: started.subscription.id })
      .where('id', '=', subscriptionId)
      .execute()
    await upsertCycle(tx, deps, invoice)
  })
  await deps.crashPoint('subscription-recorded')
  if (invoice.status === 'paid') return refuse('ALREADY_PAID')
  if (!invoice.clientSecret) return refuse('QUOTE_EXPIRED')
  return {
    subscriptionId,
    clientSecret: invoice.clientSecret,
    totalMinor: quote.total_minor,
    currency: quote.currency,
  }
}

export function gatewayPlanOf(
  quote: Pick<PlanQuoteRow, 'lines' | 'currency' | 'billing_interval'>,
  reference: { readonly subscriptionId: string; readonly revision: number },
): GatewayPlan {
  return {
    ...reference,
    interval: quote.billing_interval,
    lines: linesOf(quote).map(({ plan, count, amountMinor }) => ({
      plan,
      name: planName(plan),
      count,
      amount: money(amountMinor, quote.currency),
    })),
  }
}
