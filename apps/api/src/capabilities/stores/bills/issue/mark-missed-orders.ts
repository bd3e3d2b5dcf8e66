import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { FUNDS, OF_LINE } from '../funds/quantities-of-orders.ts'

/**
 * An invoice run looks at orders since the last one and at late ones. What a failure hides for a moment comes with it:
 * nearly always an order of that day.
 */
const DAYS = 45
const STORES_AT_ONCE = 1_000

type Billed = { readonly account_id: string; readonly id: string; readonly billed_until: Date }

/**
 * Nightly, store by store: orders from before its last invoice run that no run would look at again are marked as
 * late. Where orders stand on several servers, one that was acknowledged while a server failed may have been hidden
 * from the run; on one server there is none. Marking one too many is harmless: the next run finds that nothing is due.
 */
export async function markMissedOrders({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (let after = ''; ; ) {
    let stores = db
      .selectFrom('store')
      .select(['account_id', 'id', 'billed_until'])
      .where('billed_until', 'is not', null)
      .orderBy('id')
      .limit(STORES_AT_ONCE)
    if (after) stores = stores.where('id', '>', after)
    const billed = (await stores.execute()) as Billed[]
    for (const store of billed) {
      try {
        const marked = await markOf(db, store)
        if (marked > 0) log.warn({ storeId: store.id, marked }, 'orders that no bill had are late')
      } catch (err) {
        log.error({ err, storeId: store.id }, 'orders that no bill has could not be looked for')
      }
    }
    if (billed.length < STORES_AT_ONCE) return
    after = billed.at(-1)?.id ?? ''
  }
}

/** Those that contribute and are on no bill, and those on a bill that contribute less than it says. */
async function markOf(
  db: Deps['db'],
  { account_id: accountId, id, billed_until: until }: Billed,
): Promise<number> {
  const from = new Date(until.getTime() - DAYS * 86_400_000)
  const { numAffectedRows } = await sql`
    update store_order o set is_late = true, version = o.version + 1
    where o.account_id = ${accountId}::uuid and o.store_id = ${id}::uuid and not o.is_late
      and o.created_at >= ${from}::timestamptz and o.created_at < ${until}::timestamptz
      and case when exists (select from store_bill_order b where b.account_id = o.account_id
          and b.store_id = o.store_id and b.external_id = o.external_id)
        then exists (select from store_bill_order b where b.account_id = o.account_id
          and b.store_id = o.store_id and b.external_id = o.external_id and not b.is_over_cap
          and ${OF_LINE.isLowered})
        else o.reason is null and ${FUNDS} end`.execute(db)
  return Number(numAffectedRows ?? 0)
}
