import type { SuppliedBy } from '@understory/contracts/supply.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { unitsOf } from '@understory/domain/supply/units.ts'
import { blockOf } from './supply-records.ts'

/** Which units of which lots stand behind some entries; what has no supply yet has none. */
export async function suppliedBy(db: Database, entryIds: readonly number[]): Promise<SuppliedBy[]> {
  if (entryIds.length === 0) return []
  const rows = await db
    .selectFrom('supply_allocation as a')
    .innerJoin('supply_lot as l', 'l.id', 'a.lot_id')
    .select(['a.lot_id', 'a.position', 'a.quantity'])
    .select(['l.impact', 'l.vintage', 'l.registry', 'l.series', 'l.first_unit', 'l.last_unit'])
    .select('l.retirement_url')
    .where((eb) => anyOf(eb.ref('a.entry_id'), entryIds))
    .orderBy('a.lot_id')
    .orderBy('a.position')
    .execute()
  return [...Map.groupBy(joined(rows), ({ lot_id }) => lot_id).values()].flatMap((parts) =>
    parts.map((part) => {
      const block = blockOf(part)
      const impact = part.impact as Impact
      return {
        lotId: part.lot_id,
        impact,
        quantity: part.quantity,
        vintage: part.vintage,
        registry: part.registry,
        block,
        units: block && unitsOf(block.first, { ...part, impact }),
        retirementUrl: part.retirement_url,
      }
    }),
  )
}

type Part = { readonly lot_id: number; readonly position: number; readonly quantity: number }

/** Parts of one lot that follow one another are one. */
function joined<Row extends Part>(rows: readonly Row[]): Row[] {
  const parts: Row[] = []
  for (const row of rows) {
    const last = parts.at(-1)
    const follows = last?.lot_id === row.lot_id && last.position + last.quantity === row.position
    if (last && follows)
      parts[parts.length - 1] = { ...last, quantity: last.quantity + row.quantity }
    else parts.push(row)
  }
  return parts
}
