import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/**
 * Gives what waits for a card of the account the id of its invoice, before the provider is asked; what has one already
 * comes first.
 */
export async function groupWaitingCharges(
  tx: Tx,
  { accountId, cycleId }: { readonly accountId: string; readonly cycleId: string },
): Promise<void> {
  await sql`
    update store_bill_charge c set cycle_id = ${cycleId}
    where account_id = ${accountId} and charged_by = 'card' and status = 'waiting'
      and not exists (select from store_bill_charge o where o.account_id = c.account_id
        and o.status = 'waiting' and o.cycle_id is not null)`.execute(tx)
}

/** Under which id the platform of a shop has recorded the charge of a bill. */
export async function noteRecorded(
  tx: Tx,
  {
    accountId,
    billId,
    recordId,
  }: { readonly accountId: string; readonly billId: string; readonly recordId: string },
): Promise<void> {
  await tx
    .updateTable('store_bill_charge')
    .set({ gateway_id: recordId })
    .where('account_id', '=', accountId)
    .where('bill_id', '=', billId)
    .execute()
}
