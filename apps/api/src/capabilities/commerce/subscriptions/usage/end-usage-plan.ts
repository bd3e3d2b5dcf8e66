import { asPlatform } from '@understory/database/row-security.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { followPlan, issueStoreBills } from '../../../stores/bills/public.ts'
import { applySubscription } from '../apply-subscription.ts'
import { endNow } from '../change/end-subscription.ts'
import { nextSnapshotNumber } from '../cycles/next-snapshot-number.ts'

type EndUsagePlanDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments'>

/**
 * Ends the plan of an account's stores: orders from now on contribute nothing, and what is not billed yet is
 * put on a last bill at once. The subscription ends once that is paid; a frozen one ends now, unpaid.
 */
export async function endUsagePlan(
  deps: EndUsagePlanDeps,
  accountId: string,
): Promise<Refused | undefined> {
  const plan = await deps.db
    .selectFrom('subscription')
    .select(['id', 'status', 'current_from'])
    .where('account_id', '=', accountId)
    .where('product', '=', USAGE_PRODUCT)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!plan) return refuse('SUBSCRIPTION_NOT_FOUND')
  if (plan.status === 'frozen') {
    const ended = await endNow(deps, { id: plan.id, accountId })
    return ended instanceof Refused ? ended : undefined
  }
  const now = deps.clock()
  const cycleFrom = new Date(plan.current_from ?? now)
  await asPlatform(() =>
    transact(deps.db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('subscription')
        .set({ ending_at: now })
        .where('id', '=', plan.id)
        .where('ending_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await followPlan(tx, { accountId, now })
      const stores = await tx
        .selectFrom('store')
        .select('id')
        .where('account_id', '=', accountId)
        .where('charged_by', '=', 'card')
        .orderBy('id')
        .execute()
      for (const { id: storeId } of stores) {
        const run = { accountId, storeId, chargedBy: 'card', issueAt: now, cycleFrom } as const
        await issueStoreBills(tx, deps, { ...run, budgetMinor: null })
      }
    }),
  )
  return undefined
}

/** Ends those at the provider whose last bill is paid, or had nothing to pay. */
export async function endSettledPlans(deps: EndUsagePlanDeps): Promise<void> {
  const { rows } = await sql<{ id: string; gateway_id: string }>`
    select s.id, s.gateway_id from subscription s
    where s.product = ${USAGE_PRODUCT} and s.ending_at is not null and s.ended_at is null
      and s.gateway_id is not null and not exists (
        select from store_bill_charge c where c.account_id = s.account_id and c.charged_by = 'card'
          and c.status in ('waiting', 'sent'))
    order by s.ending_at limit 200`.execute(deps.db)
  for (const { id, gateway_id } of rows) {
    try {
      await deps.payments.endSubscription(gateway_id)
      const snapshot = await nextSnapshotNumber(deps)
      const reported = await deps.payments.findSubscription(gateway_id)
      if (reported)
        await transact(deps.db, (tx) => applySubscription(tx, deps, { reported, snapshot }))
    } catch (fault) {
      deps.log.warn({ subscriptionId: id, err: fault }, 'the plan of stores was not ended')
    }
  }
}
