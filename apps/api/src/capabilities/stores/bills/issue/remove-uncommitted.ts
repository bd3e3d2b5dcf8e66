import type { Tx } from '@understory/database/connect.ts'
import type { BillRecordsStoreKey } from '../bill-records.ts'

/**
 * What an invoice run wrote beside the orders while its own transaction was lost: an order on its bill would never be
 * billed. `runs`: how many were committed.
 */
export async function removeUncommitted(
  tx: Tx,
  { accountId, storeId }: BillRecordsStoreKey,
  runs: number,
): Promise<void> {
  await tx
    .deleteFrom('store_credit')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('run', '>', runs)
    .execute()
  await tx
    .deleteFrom('store_order_node')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('run', '>', runs)
    .execute()
  await tx
    .deleteFrom('store_bill_order')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('run', '>', runs)
    .execute()
}
