import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { ClosedAccount, ClosingDeps } from '../../../../closing.ts'
import { lockAllAlone } from '../../bills/public.ts'

/**
 * With what reaches them; what was not billed by then is not billed. Bills are accounts, and name nobody: they
 * stay, with their orders and stores, and without the names of those.
 */
export async function forgetStores(
  tx: Tx,
  _deps: ClosingDeps,
  { id: accountId }: ClosedAccount,
): Promise<void> {
  const stores = await tx
    .selectFrom('store')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  // An order that is just taken is stored before, or not at all.
  await lockAllAlone(
    tx,
    stores.map(({ id }) => id),
  )
  await tx.deleteFrom('store_waiting').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('store_delivery').where('account_id', '=', accountId).execute()
  await sql`
    delete from store_order o where account_id = ${accountId} and not exists (
      select from store_bill_order b where b.account_id = ${accountId}
        and (b.store_id, b.external_id) = (o.store_id, o.external_id))`.execute(tx)
  await tx
    .updateTable('store_order')
    .set((eb) => ({ label: eb.ref('external_id'), version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
  const billed = tx.selectFrom('store_bill').select('store_id').where('account_id', '=', accountId)
  await endPlans(tx, accountId)
  await tx
    .deleteFrom('store_settings')
    .where('account_id', '=', accountId)
    .where('store_id', 'not in', billed)
    .execute()
  await tx
    .deleteFrom('store_gap')
    .where('account_id', '=', accountId)
    .where('store_id', 'not in', billed)
    .execute()
  await tx
    .deleteFrom('store_app_plan')
    .where('account_id', '=', accountId)
    .where('store_id', 'not in', billed)
    .execute()
  await tx
    .deleteFrom('store')
    .where('account_id', '=', accountId)
    .where('id', 'not in', billed)
    .execute()
  await sql`
    update store set name = 'A former store', unique_name = id, connection_id = id, sealed_secrets = '',
      status = 'disconnected', disconnected_at = coalesce(disconnected_at, now()), update_url = null
    where account_id = ${accountId}`.execute(tx)
}

/** Nothing is recorded under them any more, so nothing is charged. */
async function endPlans(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('store_app_plan')
    .set({ status: 'cancelled', approval_url: null })
    .where('account_id', '=', accountId)
    .where('status', 'in', ['pending', 'active', 'frozen'])
    .execute()
}
