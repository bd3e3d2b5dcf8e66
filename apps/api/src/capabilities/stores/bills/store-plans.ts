import type { Tx } from '@understory/database/connect.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { sql } from 'kysely'
import { lockAllAlone } from './issue/store-locks.ts'

type OfAccount = { readonly accountId: string; readonly now: Date }

/** Stores count while their account has a plan; repeated, it changes nothing. */
export async function followPlan(tx: Tx, of: OfAccount): Promise<void> {
  const stores = await tx
    .selectFrom('store')
    .select('id')
    .where('account_id', '=', of.accountId)
    .execute()
  await lockAllAlone(
    tx,
    stores.map(({ id }) => id),
  )
  const isRunning = await countFromNow(tx, of)
  if (!isRunning) return beginWithoutPlan(tx, of)
  await tx
    .updateTable('store_gap')
    .set({ ended_at: of.now })
    .where('account_id', '=', of.accountId)
    .where('reason', '=', 'no-plan')
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Stores that are billed by card count from the moment on in which they have settings and their account a
 * plan. False: it has none.
 */
export async function countFromNow(tx: Tx, { accountId, now }: OfAccount): Promise<boolean> {
  const plan = await findRunningPlan(tx, accountId)
  if (!plan) return false
  await sql`
    update store s set counts_from = ${now}, billing_currency = ${plan.currency}
    where s.account_id = ${accountId} and s.charged_by = 'card' and s.counts_from is null
      and s.disconnected_at is null and exists (
        select from store_settings t where (t.account_id, t.store_id) = (s.account_id, s.id))`.execute(
    tx,
  )
  return true
}

/** Orders that are created from then on contribute nothing. */
async function beginWithoutPlan(tx: Tx, { accountId, now }: OfAccount): Promise<void> {
  await sql`
    insert into store_gap (account_id, store_id, reason, began_at)
    select account_id, id, 'no-plan', ${now} from store
    where account_id = ${accountId} and charged_by = 'card' and counts_from is not null
    on conflict do nothing`.execute(tx)
}

function findRunningPlan(tx: Tx, accountId: string) {
  return tx
    .selectFrom('subscription')
    .select(['id', 'currency'])
    .where('account_id', '=', accountId)
    .where('product', '=', USAGE_PRODUCT)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('ending_at', 'is', null)
    .executeTakeFirst()
}
