import type { Tx } from '@understory/database/connect.ts'
import type { Gap } from '@understory/domain/stores/store-orders/order-outcome.ts'
import type { StoreRecordsStoreKey } from '../connect/store-records.ts'

type Changing = StoreRecordsStoreKey & { readonly reason: Gap['reason']; readonly now: Date }

/** Repeated, it changes nothing: there is one at a time. */
export async function beginGap(tx: Tx, { accountId, storeId, reason, now }: Changing) {
  await tx
    .insertInto('store_gap')
    .values({ account_id: accountId, store_id: storeId, reason, began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function endGap(tx: Tx, { accountId, storeId, reason, now }: Changing) {
  await tx
    .updateTable('store_gap')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('reason', '=', reason)
    .where('ended_at', 'is', null)
    .execute()
}
