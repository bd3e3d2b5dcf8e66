import type {
  InventoryLine,
  InventoryLineInput,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { WARNINGS_OF_QUANTITY } from '@understory/domain/footprints/company-footprints/lines/line-warnings.ts'
import type { Deps } from '../../../../../../deps.ts'
import { Refused } from '../../../../../../http/refuse.ts'
import { computeInventoryLines, type LineValues } from '../../compute-inventory-lines.ts'
import type { InventoryRow } from '../../inventory-records.ts'
import { type Adding, storeRows } from '../change-lines.ts'
import { openEmptyCategories } from '../open-empty-categories.ts'

/** A line, and the factor that takes the place of the one that it has. */
export type WithOtherFactor = {
  readonly line: InventoryLine
  readonly factor: EmissionFactor
  readonly hasUpstream: boolean
}

type Computing = {
  readonly wanted: Adding
  readonly inventory: InventoryRow
  readonly lines: readonly WithOtherFactor[]
}

/** The rows of each line, with those that go with it, under the id that it has. Nothing is stored. */
export async function computeAgain(
  deps: Pick<Deps, 'clock' | 'newId'> & { readonly db: Database | Tx },
  { wanted, inventory, lines }: Computing,
): Promise<ReadonlyMap<string, LineValues[]> | Refused> {
  const inputs = lines.map(inputOf)
  const ids = lines.map(({ line }) => line.lineId)
  const rows = await computeInventoryLines(deps, { ...wanted, inventory, inputs, ids })
  if (rows instanceof Refused) return rows
  const before = new Map(lines.map(({ line }) => [line.lineId, line.warnings ?? []]))
  const kept = rows.map((row) => {
    const ofQuantity = (before.get(row.parent_id ?? row.id) ?? []).filter((warning) =>
      WARNINGS_OF_QUANTITY.includes(warning),
    )
    return { ...row, warnings: [...(row.warnings ?? []), ...ofQuantity] }
  })
  return Map.groupBy(kept, ({ id, parent_id }) => parent_id ?? id)
}

function inputOf({ line, factor, hasUpstream }: WithOtherFactor): InventoryLineInput {
  const { lineId: _, ownFactor: __, quality, spend, ...kept } = line
  return {
    category: kept.category,
    description: kept.description,
    quantity: kept.quantity,
    unit: kept.unit,
    entityId: kept.entityId,
    site: kept.site,
    note: kept.note,
    marketFactor: kept.marketFactor,
    period: kept.period,
    quickItem: kept.quickItem,
    purchasePart: kept.purchasePart,
    quality: quality ?? undefined,
    spendYear: spend?.year,
    factorId: factor.factorId,
    withUpstream: hasUpstream,
  }
}

type StoringAgain = Pick<Computing, 'wanted' | 'inventory'> & {
  readonly again: ReadonlyMap<string, LineValues[]>
}

/** What was computed takes the place of the lines that it is of. */
export async function storeAgain(
  tx: Tx,
  { wanted, inventory, again }: StoringAgain,
): Promise<Refused | undefined> {
  await tx
    .deleteFrom('inventory_line')
    .where('inventory_id', '=', inventory.id)
    .where((eb) => anyOf(eb.ref('id'), [...again.keys()]))
    .execute()
  const rows = [...again.values()].flat()
  const stored = await storeRows(tx, { wanted, inventory, rows, at: '' })
  if (stored instanceof Refused) return stored
  // Another set may leave out what went with a line.
  await openEmptyCategories(tx, { id: inventory.id, accountId: wanted.accountId })
  return undefined
}
