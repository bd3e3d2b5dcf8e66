import type { Tx } from '@understory/database/connect.ts'
import {
  hasFigures,
  type InventoryCategory,
  type States,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import type { Deps } from '../../../../../deps.ts'
import type { Refused } from '../../../../../http/refuse.ts'
import { stateCategory } from '../declaring/set-category-states.ts'
import type { InventoryRow } from '../inventory-records.ts'
import type { Adding } from './change-lines.ts'
import type { RowsRead } from './read-rows.ts'

type Stating = {
  readonly wanted: Adding
  readonly inventory: InventoryRow
  readonly reading: Pick<RowsRead, 'stated' | 'entered'> & { readonly isPreview: boolean }
  /** Categories that have lines in the same file. */
  readonly entering: ReadonlySet<InventoryCategory>
  /** As the categories were before the file. */
  readonly before: States
}

/** What a file says of categories, with and without lines; the row that it stops at. */
export async function stateImported(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { wanted, inventory, reading, entering, before }: Stating,
): Promise<{ readonly row: number; readonly refused: Refused } | undefined> {
  const { stated, entered, isPreview } = reading
  for (const { row, ...category } of stated) {
    const asked = { ...category, imported: { entering, isPreview } }
    const refused = await stateCategory(tx, deps, { wanted, inventory, asked })
    if (refused) return { row, refused }
  }
  if (isPreview) return undefined
  for (const [category, state] of entered) {
    if (hasFigures(before.get(category))) continue
    // Where it has no benchmark, nothing can stand for a rest.
    await stateCategory(tx, deps, { wanted, inventory, asked: { category, state, reason: null } })
  }
  return undefined
}
