import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { ROWS_AT_ONCE } from '../../../database/delete-in-turn.ts'
import type { StoreRecordsStoreKey } from '../connected-stores/public.ts'

/** Deletes orders of a shop of a test account, which has no bill; says whether there may be more. */
export async function clearTestOrders(
  db: Database,
  { accountId, storeId }: StoreRecordsStoreKey,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from store_order where account_id = ${accountId}::uuid and ctid = any (array(
      select o.ctid from store_order o
      where o.account_id = ${accountId}::uuid and o.store_id = ${storeId}::uuid limit ${ROWS_AT_ONCE}))`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0) === ROWS_AT_ONCE
}
