import type { BillingAddress } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { GatewaySubscription } from '@understory/ports/payments/subscription-gateway.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { followPlan } from '../../../stores/bills/public.ts'
import {
  checkBilling,
  eachListed,
  ensureCustomer,
  saveBilling,
  unlessGatewayFails,
} from '../../payments/public.ts'
import { currentPriceBook } from '../../prices/public.ts'
import { applySubscription } from '../apply-subscription.ts'
import { endAbandoned } from '../change/end-abandoned.ts'
import { nextSnapshotNumber } from '../cycles/next-snapshot-number.ts'
import { insertPending } from '../start/insert-pending.ts'
import { savePlanQuote } from '../start/plan-quote.ts'

type StartUsagePlanDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'crashPoint'
>

export type UsageOrder = {
  readonly cardId: string
  readonly billingAddress: BillingAddress
  readonly currency: Currency
}

/**
 * Starts the plan that the stores of an account are billed by, with a stored card. The pending row is
 * committed before the provider is asked, and its id is the idempotency key; asked again, it goes on. A plan
 * that is about to end is resumed.
 */
export async function startUsagePlan(
  deps: StartUsagePlanDeps,
  actor: AccountActor,
  asked: UsageOrder,
): Promise<Refused | undefined> {
  const order = checkBilling({ ...asked, taxId: null }, actor)
  if (order instanceof Refused) return order
  const { accountId } = actor
  const quoteId = await quoteUsage(deps, order.currency)
  const pending = await asPlatform(() =>
    transact(deps.db, (tx) => savePending(tx, deps, { actor, order, quoteId })),
  )
  if (pending instanceof Refused) return pending
  if (pending.state === 'resumed') return undefined
  await deps.crashPoint('usage-plan-saved')
  const start = async () => {
    const customerId = await ensureCustomer(deps, actor, order.billingAddress)
    const cards = await deps.payments.listCards(customerId)
    if (!cards.some(({ id }) => id === order.cardId)) return refuse('CARD_NOT_FOUND')
    const quote = { product: USAGE_PRODUCT, currency: order.currency } as const
    await endAbandoned(deps, { accountId, subscriptionId: pending.id, quote })
    return atProvider(deps, { customerId, order, saved: pending })
  }
  return unlessGatewayFails(deps, start, refuse('TRANSACTION_FAILED'))
}

/** Without a price: it says what the subscription is for, as the quote of any other does. */
async function quoteUsage(deps: StartUsagePlanDeps, currency: Currency): Promise<string> {
  const now = deps.clock()
  const prices = await currentPriceBook(deps.db, currency, dayOf(now))
  const { id } = await savePlanQuote(deps.db, {
    id: deps.newId(),
    product: USAGE_PRODUCT,
    billing_interval: 'month',
    currency,
    price_book_version: prices.version,
    plan_version: 'usage',
    lines: '[]',
    total_minor: 0,
    created_at: now,
    expires_at: now,
  })
  return id
}

type Pending = {
  readonly actor: AccountActor
  readonly order: UsageOrder & { readonly taxId: null }
  readonly quoteId: string
}

type Saved = { readonly id: string; readonly state: 'new' | 'repeated' | 'resumed' }

async function savePending(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { actor, order, quoteId }: Pending,
): Promise<Saved | Refused> {
  const { accountId, userId } = actor
  // Serialises two starts of one account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 5))`.execute(tx)
  const unbilled = await saveBilling(tx, actor, order)
  if (unbilled) return unbilled
  const now = deps.clock()
  const running = await tx
    .selectFrom('subscription')
    .select(['id', 'product', 'currency', 'activated_at', 'ending_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
  const own = running.find(({ product }) => product === USAGE_PRODUCT)
  if (own?.ending_at) {
    await tx.updateTable('subscription').set({ ending_at: null }).where('id', '=', own.id).execute()
    await followPlan(tx, { accountId, now })
    return { id: own.id, state: 'resumed' }
  }
  if (own?.activated_at) return refuse('ALREADY_SUBSCRIBED')
  if (await isOtherCurrency(tx, { accountId, currency: order.currency })) {
    return refuse('OTHER_CURRENCY')
  }
  if (own?.currency === order.currency) return { id: own.id, state: 'repeated' }
  const id = await insertPending(tx, deps, {
    account_id: accountId,
    started_by: userId,
    quote_id: quoteId,
    product: USAGE_PRODUCT,
    currency: order.currency,
    billing_interval: 'month',
    now,
  })
  return { id, state: 'new' }
}

/** The provider bills a customer in one currency; stores that counted before have theirs. */
async function isOtherCurrency(
  tx: Tx,
  { accountId, currency }: { readonly accountId: string; readonly currency: Currency },
): Promise<boolean> {
  const { rows } = await sql`
    select from subscription where account_id = ${accountId} and currency <> ${currency}
      and activated_at is not null and ended_at is null
    union all
    select from store where account_id = ${accountId} and billing_currency <> ${currency}
      and charged_by = 'card' and counts_from is not null`.execute(tx)
  return rows.length > 0
}

type Starting = {
  readonly saved: Saved
  readonly customerId: string
  readonly order: UsageOrder
}

async function atProvider(
  deps: StartUsagePlanDeps,
  { saved: { id: subscriptionId, state }, customerId, order }: Starting,
): Promise<Refused | undefined> {
  const snapshot = await nextSnapshotNumber(deps)
  const known = state === 'repeated' ? await findStarted(deps, subscriptionId) : null
  // A second one would be billed beside it.
  if (known === 'unknown') return refuse('TRANSACTION_FAILED')
  const reported =
    known ??
    (await deps.payments.startUsagePlan(
      {
        subscriptionId,
        revision: 1,
        customerId,
        cardId: order.cardId,
        currency: order.currency,
        plan: 'ecommerce',
        name: 'Contributions of stores',
        description: 'Contributions of stores, billed after each month',
      },
      // Another card asks for something else.
      `subscription:${subscriptionId}:${order.cardId}`,
    ))
  await deps.crashPoint('usage-plan-started')
  await asPlatform(() =>
    transact(deps.db, (tx) => applySubscription(tx, deps, { reported, snapshot })),
  )
  return undefined
}

/** By an attempt whose answer was lost. `unknown`: the list broke off before it was found. */
async function findStarted(
  deps: StartUsagePlanDeps,
  subscriptionId: string,
): Promise<GatewaySubscription | 'unknown' | null> {
  const row = await deps.db
    .selectFrom('subscription')
    .select('created_at')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  // The provider counts whole seconds, by a clock of its own.
  const since = new Date(row.created_at.getTime() - 60_000)
  const list = deps.payments.listSubscriptions(since)
  const started: GatewaySubscription[] = []
  const isComplete = await eachListed(deps, { list, what: 'subscriptions' }, (each) => {
    if (each.subscriptionId === subscriptionId) started.push(each)
  })
  return started[0] ?? (isComplete ? null : 'unknown')
}
