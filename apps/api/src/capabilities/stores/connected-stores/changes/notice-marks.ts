import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/** Stores whose status changed since their owners heard of it, which they now do. */
export async function takeChangedStatuses(
  tx: Tx,
  most: number,
): Promise<readonly { id: string; account_id: string; status: string }[]> {
  const { rows } = await sql<{ id: string; account_id: string; status: string }>`
      update store s set told_status = s.status
      where id in (select id from store where status <> told_status
        order by id limit ${most} for no key update skip locked)
      returning id, account_id, status`.execute(tx)
  return rows
}

/** Stores with a cap of their merchant, of whose cycle nothing was said yet. */
export function cappedStores(db: Database, most: number) {
  return db
    .selectFrom('store')
    .select(['id', 'account_id', 'billed_until'])
    .where('cap_minor', 'is not', null)
    .where('disconnected_at', 'is', null)
    .where(sql<boolean>`told_cap_after is distinct from coalesce(billed_until, 'epoch')`)
    .limit(most)
    .execute()
}

export async function noteCapReached(
  tx: Tx,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  after: Date,
): Promise<void> {
  await tx
    .updateTable('store')
    .set({ told_cap_after: after })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}
