import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { RecordedEntry } from '@understory/domain/proof/ledger/entries.ts'

export type DatedEntry = RecordedEntry & { readonly recordedAt: Date }

/** Everything the ledger holds of these sources, in the order it was recorded. */
export async function listEntriesOf(
  db: Database | Tx,
  sourceIds: readonly string[],
): Promise<DatedEntry[]> {
  if (sourceIds.length === 0) return []
  const rows = await db
    .selectFrom('impact_ledger_entry')
    .selectAll()
    .where((eb) => anyOf(eb.ref('source_id'), sourceIds))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    impact: row.impact,
    quantity: row.quantity,
    project: row.project_id,
    product: row.product,
    sourceKind: row.source_kind,
    sourceId: row.source_id,
    revision: row.revision,
    part: row.part,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    basis: row.basis,
    reverses: row.reverses,
    orders:
      row.orders === null || row.orders_root === null
        ? null
        : { count: row.orders, root: row.orders_root },
    recordedAt: row.recorded_at,
  }))
}
