import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { StoreRow } from '../connect/store-records.ts'

/** What its shop says of itself. */
export async function changeFacts(
  tx: Tx,
  { id }: Pick<StoreRow, 'id'>,
  facts: Pick<StoreRow, 'name' | 'currency' | 'time_zone'>,
): Promise<void> {
  await tx.updateTable('store').set(facts).where('id', '=', id).execute()
}

/** Its orders count from this moment on. */
export async function countFrom(tx: Tx, { id }: Pick<StoreRow, 'id'>, now: Date): Promise<void> {
  await tx.updateTable('store').set({ counts_from: now }).where('id', '=', id).execute()
}

/** The same where it has settings. */
export async function countFromIfSettled(
  tx: Tx,
  { id }: Pick<StoreRow, 'id'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('store')
    .set({ counts_from: now })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('store_settings as t')
          .select('t.id')
          .whereRef('t.store_id', '=', 'store.id')
          .whereRef('t.account_id', '=', 'store.account_id'),
      ),
    )
    .execute()
}

/** A vendor may not say what a store sells in; its first order does. */
export async function fillInCurrencies(
  tx: Tx,
  values: readonly { readonly id: string; readonly currency: string }[],
): Promise<void> {
  await sql`
    with locked as materialized (select s.id from store s
      join json_to_recordset(${JSON.stringify(values)}) as v (id uuid) on v.id = s.id
      where s.currency is null order by s.id for no key update of s)
    update store s set currency = v.currency
    from locked, json_to_recordset(${JSON.stringify(values)}) as v (id uuid, currency text)
    where s.id = locked.id and v.id = locked.id`.execute(tx)
}
