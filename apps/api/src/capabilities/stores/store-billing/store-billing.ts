import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { StartStoreBilling, StoreBilling } from '@understory/contracts/stores/bills.ts'
import { dayAfter } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { getCheckout } from '../../commerce/payments/public.ts'
import { findUsagePlan, startUsagePlan } from '../../commerce/subscriptions/public.ts'
import { billSoFar, listBills } from '../bills/public.ts'

type StoreBillingDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'crashPoint'
>

/** The plan of an account's stores, what each would be billed now, and every bill. */
export async function getStoreBilling(
  deps: StoreBillingDeps,
  accountId: string,
): Promise<StoreBilling> {
  const now = deps.clock()
  const [found, currency, checkout, listed] = await Promise.all([
    findUsagePlan(deps, accountId),
    currencyOf(deps, accountId),
    getCheckout(deps, accountId),
    listBills(deps.db, accountId),
  ])
  const cycleFrom = new Date(found?.currentFrom ?? now)
  return {
    plan: found && billingPlanOf(found),
    currency: found?.currency ?? currency ?? 'GBP',
    billingAddress: checkout.billingAddress,
    soFar: await billSoFar(deps.db, { accountId, now, cycleFrom }),
    ...listed,
  }
}

type StoreBillingFound = NonNullable<Awaited<ReturnType<typeof findUsagePlan>>>

const billingPlanOf = ({ currentFrom: _, currentTo, ...plan }: StoreBillingFound) => ({
  ...plan,
  nextBillOn: currentTo && !plan.isEnding ? dayAfter(currentTo) : null,
})

/** In the currency in which the stores of the account were connected. */
export async function startStoreBilling(
  deps: StoreBillingDeps,
  actor: AccountActor,
  { cardId, billingAddress }: BodyOf<typeof StartStoreBilling>,
): Promise<Refused | undefined> {
  const currency = await currencyOf(deps, actor.accountId)
  if (!currency) return refuse('STORE_NOT_PRESENT')
  const known = billingAddress ?? (await getCheckout(deps, actor.accountId)).billingAddress
  if (!known) return refuse('UNRECOGNISED_LOCATION')
  return startUsagePlan(deps, actor, { cardId, billingAddress: known, currency })
}

/** That of stores that counted before, of another subscription, or as the first store was connected. */
async function currencyOf({ db }: Pick<Deps, 'db'>, accountId: string) {
  const store = await db
    .selectFrom('store')
    .select(['billing_currency', 'counts_from'])
    .where('account_id', '=', accountId)
    .where('charged_by', '=', 'card')
    .orderBy('counts_from')
    .orderBy('connected_at')
    .executeTakeFirst()
  if (!store || store.counts_from) return store?.billing_currency ?? null
  const running = await db
    .selectFrom('subscription')
    .select('currency')
    .where('account_id', '=', accountId)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return running?.currency ?? store.billing_currency
}
