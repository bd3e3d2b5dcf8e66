import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { type Fundings, setAsideOf } from '../funds/funded-projects.ts'
import { FUNDS } from '../funds/quantities-of-orders.ts'

type MarkedStoreKey = { readonly accountId: string; readonly storeId: string }

/** Orders that an invoice run left, because they do not fit into what can be charged: the next one looks at them. */
export async function markLeft(
  tx: Tx,
  of: MarkedStoreKey,
  externalIds: readonly string[],
): Promise<void> {
  if (externalIds.length === 0) return
  await sql`
    update store_order set is_late = true, version = version + 1
    where account_id = ${of.accountId} and store_id = ${of.storeId}
      and external_id = any (${externalIds}) and not is_late`.execute(tx)
}

/** The same, where they are not known one by one. */
export async function markLeftBefore(
  tx: Tx,
  of: MarkedStoreKey,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> {
  await sql`
    update store_order o set is_late = true, version = version + 1
    where o.account_id = ${of.accountId} and o.store_id = ${of.storeId} and not o.is_late
      and o.created_at >= ${from} and o.created_at < ${until}
      and o.reason is null and ${FUNDS}
      and not exists (select from store_bill_order b where b.account_id = ${of.accountId}
        and b.store_id = o.store_id and b.external_id = o.external_id)`.execute(tx)
}

type SetAside = {
  readonly from: Date
  readonly until: Date
  /** As when the orders of the bill were listed: what may be sold since then was on no bill yet. */
  readonly fundings: Fundings
}

/** The same of those that are set aside: the runs that follow look at them, until what they fund may be sold. */
export async function markSetAside(
  tx: Tx,
  of: MarkedStoreKey,
  { from, until, fundings }: SetAside,
): Promise<void> {
  const setAside = setAsideOf(fundings)
  if (setAside.length === 0) return
  await sql`
    update store_order o set is_late = true, version = version + 1
    where o.account_id = ${of.accountId} and o.store_id = ${of.storeId} and not o.is_late
      and o.created_at >= ${from} and o.created_at < ${until}
      and o.reason is null and ${FUNDS} and o.settings_id = any (${setAside}::uuid[])
      and not exists (select from store_bill_order b where b.account_id = ${of.accountId}
        and b.store_id = o.store_id and b.external_id = o.external_id)`.execute(tx)
}
