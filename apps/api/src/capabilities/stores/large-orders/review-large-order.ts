import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

type Reviewed = {
  readonly storeId: string
  readonly externalId: string
  readonly version: number
  readonly note: string
}

/** Notes what came of an order that is too large; it leaves the queue until it changes. */
export async function reviewLargeOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: { readonly staffId: string | null },
  { storeId, externalId, version, note }: Reviewed,
): Promise<Refused | undefined> {
  if (by.staffId === null) return refuse('FORBIDDEN')
  const store = await db
    .selectFrom('store')
    .select('account_id')
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (!store) return refuse('ALERT_NOT_FOUND')
  const order = await db
    .selectFrom('store_order')
    .select('version')
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', storeId)
    .where('external_id', '=', externalId)
    .where('version', '=', version)
    .where('reason', '=', 'too-large')
    .executeTakeFirst()
  if (!order) return refuse('ALERT_NOT_FOUND')
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('large_order_review')
    .values({
      store_id: storeId,
      external_id: externalId,
      version,
      note,
      reviewed_by: by.staffId,
      reviewed_at: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? undefined : refuse('ALERT_NOT_FOUND')
}
