import type { Tx } from '@understory/database/connect.ts'
import type { OfStore } from '../bill-records.ts'

/**
 * What an invoice run wrote beside the orders while its own transaction was lost: an order on its bill would never be
 * billed. `runs`: how many were committed.
 */
export async function removeUncommitted(
  tx: Tx,
  { accountId, storeId }: OfStore,
  runs: number,
): Promise<void> {
  for (const table of ['store_credit', 'store_order_node', 'store_bill_order'] as const)
    await tx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('store_id', '=', storeId)
      .where('run', '>', runs)
      .execute()
}
