import type { Tx } from '@understory/database/connect.ts'
import type { StoreRow } from '../connected-stores/public.ts'

/** What a store sent, in every month. Orders, bills and the ledger stay: they hold no person. */
export async function forgetStore(tx: Tx, store: StoreRow): Promise<void> {
  await tx
    .deleteFrom('store_waiting')
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', store.id)
    .execute()
  await tx
    .deleteFrom('store_delivery')
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', store.id)
    .execute()
}
