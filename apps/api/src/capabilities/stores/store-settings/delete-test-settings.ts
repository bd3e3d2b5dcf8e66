import type { Tx } from '@understory/database/connect.ts'
import { onlyTestAccount } from '../../people/accounts/public.ts'
import type { StoreRecordsStoreKey } from '../connected-stores/public.ts'

/** The rules of a shop of a test account, which go with it. */
export async function deleteTestSettings(
  tx: Tx,
  { accountId, storeId }: StoreRecordsStoreKey,
): Promise<void> {
  await tx
    .deleteFrom('store_settings')
    .where('account_id', '=', onlyTestAccount(accountId))
    .where('store_id', '=', storeId)
    .execute()
}
