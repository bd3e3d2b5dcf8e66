import type { SuppliedBy } from '@understory/contracts/proof/supply.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { joinSegments } from '@understory/domain/proof/supply/supply-events.ts'
import { unitsOf } from '@understory/domain/proof/supply/units.ts'
import { blockOf, labelOf } from './supply-records.ts'

type UnitsBehind = Omit<SuppliedBy, 'label'>

/** Which units of which lots stand behind some entries; what has no supply yet has none. */
export async function suppliedBy(
  db: Database,
  entryIds: readonly number[],
): Promise<UnitsBehind[]> {
  if (entryIds.length === 0) return []
  const rows = await db
    .selectFrom('supply_allocation as a')
    .innerJoin('supply_generation as g', (join) =>
      join
        .onRef('g.project_id', '=', 'a.project_id')
        .onRef('g.generation', '=', 'a.generation')
        .on('g.state', '=', 'shown'),
    )
    .innerJoin('supply_lot as l', 'l.id', 'a.lot_id')
    // A lot that was reversed stands behind nothing from that moment, not only once that is computed.
    .leftJoin('supply_lot as reversal', 'reversal.reverses', 'l.id')
    .select(['a.lot_id as lot', 'a.position', 'a.quantity'])
    .select(['l.impact', 'l.vintage', 'l.registry', 'l.series', 'l.first_unit', 'l.last_unit'])
    .select('l.retirement_url')
    .where((eb) => anyOf(eb.ref('a.entry_id'), entryIds))
    .where('reversal.id', 'is', null)
    .orderBy('a.lot_id')
    .orderBy('a.position')
    .execute()
  return joinSegments(rows).map((part) => {
    const block = blockOf(part)
    const impact = part.impact
    return {
      lotId: part.lot,
      impact,
      quantity: part.quantity,
      vintage: part.vintage,
      registry: part.registry,
      block,
      units: block && unitsOf(block.first, { ...part, impact }),
      retirementUrl: part.retirement_url,
    }
  })
}

/** The same with the label of each lot, as it was last seen. */
export async function suppliedWithLabels(
  db: Database,
  entryIds: readonly number[],
  now: Date,
): Promise<SuppliedBy[]> {
  const supply = await suppliedBy(db, entryIds)
  if (supply.length === 0) return []
  const lots = [...new Set(supply.map(({ lotId }) => lotId))]
  const rows = await db
    .selectFrom('supply_lot_label')
    .distinctOn('lot_id')
    .select(['lot_id', 'status', 'checked_on', 'registry_url', 'checked_with'])
    .where((eb) => anyOf(eb.ref('lot_id'), lots))
    .orderBy('lot_id')
    .orderBy('version', 'desc')
    .execute()
  const labels = new Map(rows.map((row) => [row.lot_id, labelOf(row, now)]))
  return supply.map((part) => ({ ...part, label: labels.get(part.lotId) ?? null }))
}
