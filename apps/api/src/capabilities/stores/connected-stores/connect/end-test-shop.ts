import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { TestDataToClear } from '../../../../clearing.ts'
import { transact } from '../../../../database/transact.ts'
import { onlyTestAccount } from '../../../people/accounts/public.ts'
import { lockStore, type StoreRecordsStoreKey } from './store-records.ts'

/** A shop of a test account from before a moment. */
export async function findTestShop(
  db: Database,
  { accountId, before }: TestDataToClear,
): Promise<StoreRecordsStoreKey | null> {
  const found = await db
    .selectFrom('store')
    .select('id')
    .where('account_id', '=', onlyTestAccount(accountId))
    .where('created_at', '<', before)
    .limit(1)
    .executeTakeFirst()
  return found ? { accountId, storeId: found.id } : null
}

/** It takes no order from then on: one that is just taken is stored before, or not at all. */
export function closeTestShop(db: Database, key: StoreRecordsStoreKey): Promise<void> {
  return transact(db, async (tx) => {
    const store = await lockStore(tx, key)
    if (!store || store.disconnected_at) return
    await tx
      .updateTable('store')
      .set({ status: 'disconnected', told_status: 'disconnected', disconnected_at: sql`now()` })
      .where('id', '=', key.storeId)
      .where('account_id', '=', onlyTestAccount(key.accountId))
      .execute()
  })
}

/** The shop itself, once nothing refers to it. */
export async function deleteTestShop(
  tx: Tx,
  { accountId, storeId }: StoreRecordsStoreKey,
): Promise<void> {
  await tx
    .deleteFrom('store_gap')
    .where('account_id', '=', onlyTestAccount(accountId))
    .where('store_id', '=', storeId)
    .execute()
  await tx
    .deleteFrom('store')
    .where('account_id', '=', onlyTestAccount(accountId))
    .where('id', '=', storeId)
    .execute()
}
