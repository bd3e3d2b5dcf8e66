import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { ClosedAccount, ClosingDeps } from '../../../closing.ts'
import { lockAllAlone } from '../bills/public.ts'

/** What was not billed by then is not billed. Bills stay, with their orders, and without the names of those. */
export async function forgetOrders(
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
}
