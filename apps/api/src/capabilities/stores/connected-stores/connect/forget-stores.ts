import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { ClosedAccount, ClosingDeps } from '../../../../closing.ts'

/**
 * With what reaches them, after their orders, settings and plans went. Bills are accounts, and name nobody: they
 * stay, with their stores, and without the names of those.
 */
export async function forgetStores(
  tx: Tx,
  _deps: ClosingDeps,
  { id: accountId }: ClosedAccount,
): Promise<void> {
  const billed = tx.selectFrom('store_bill').select('store_id').where('account_id', '=', accountId)
  await tx
    .deleteFrom('store_gap')
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
