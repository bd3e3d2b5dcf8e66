import type { Database } from '@understory/database/connect.ts'
import { firstTreeWith, logIndexesOf, type TreeOfLeaf } from '../../proof/public-log/public.ts'
import type { FoundOrder } from './linked-order.ts'

type EntryBehind = {
  readonly id: number
  readonly projectId: string
  /** How many orders are behind it, all of one day. */
  readonly orders: number
  readonly day: string
  /** `null`: it is not in the public log yet. */
  readonly logged: TreeOfLeaf | null
}

/** The entry of the ledger that an order is behind: the newest, where its bill was refunded and entered again. */
export async function entryBehind(
  db: Database,
  { bill, line }: Pick<FoundOrder, 'bill' | 'line'>,
): Promise<EntryBehind | undefined> {
  if (!bill || line?.entry == null) return undefined
  const entry = await db
    .selectFrom('impact_ledger_entry as e')
    .select(['e.id', 'e.project_id', 'e.orders', 'e.effective_from'])
    .where('e.source_id', '=', bill.id)
    .where('e.source_kind', '=', 'order-contribution')
    .where('e.part', '=', line.entry)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('impact_ledger_entry as r')
            .select('r.id')
            .whereRef('r.reverses', '=', 'e.id')
            .where('r.source_kind', '=', 'reversal'),
        ),
      ),
    )
    .orderBy('e.revision', 'desc')
    .executeTakeFirst()
  if (!entry) return undefined
  const index = (await logIndexesOf(db, [entry.id])).get(entry.id)
  return {
    id: entry.id,
    projectId: entry.project_id,
    orders: entry.orders ?? 0,
    day: entry.effective_from,
    logged: index === undefined ? null : await firstTreeWith(db, index),
  }
}
