import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import type { CountedLine } from '@understory/domain/footprints/ledger-import/review/quantity-questions.ts'
import type { LedgerKey } from '../import-records.ts'

/** Lines of the inventory that may count what a ledger has, too; those of well-to-tank and losses count nothing of their own. */
export async function countedLines(
  db: Database | Tx,
  { footprintId, accountId }: Pick<LedgerKey, 'footprintId' | 'accountId'>,
): Promise<readonly CountedLine[]> {
  const rows = await db
    .selectFrom('inventory_line as l')
    .innerJoin('footprint_inventory as i', 'i.id', 'l.inventory_id')
    .leftJoin('emission_factor as f', 'f.id', 'l.factor_id')
    .select(['l.category', 'l.unit', 'l.description', 'f.name', 'l.from_month', 'l.to_month'])
    .where('i.footprint_id', '=', footprintId)
    .where('i.account_id', '=', accountId)
    .where('l.parent_id', 'is', null)
    .execute()
  return rows.map(({ from_month, to_month, description, name, ...row }) => ({
    category: row.category,
    unit: row.unit,
    name: name ?? description,
    from: monthOf(from_month),
    to: monthOf(to_month),
  }))
}
