import { toCsv } from '@understory/domain/language/csv.ts'
import { decimalText } from '@understory/spreadsheets/decimal-text.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { evidenceByLine } from '../evidence/evidence-records.ts'
import { findInventory, type InventoryKey } from './inventory-records.ts'
import { viewInventory } from './inventory-view.ts'
import { inventoryWorkbook } from './inventory-workbook.ts'
import { presentLines, selectLines } from './lines/line-records.ts'
import { lineTable, TABLE_COLUMNS, type WholeInventory } from './lines/line-table.ts'

type ExportInventoryDeps = Pick<Deps, 'db' | 'clock'>

export async function exportInventory(
  deps: ExportInventoryDeps,
  wanted: InventoryKey,
): Promise<Uint8Array | Refused> {
  const read = await readInventory(deps, wanted)
  if (read instanceof Refused) return read
  const rows = lineTable(read)
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? decimalText(cell) : cell)),
  )
  return new TextEncoder().encode(toCsv([TABLE_COLUMNS, ...texts]))
}

export async function exportWorkbook(
  deps: ExportInventoryDeps,
  wanted: InventoryKey,
): Promise<Uint8Array | Refused> {
  const read = await readInventory(deps, wanted)
  return read instanceof Refused ? read : inventoryWorkbook(read)
}

/** An inventory with all of its lines. */
export async function readInventory(
  deps: ExportInventoryDeps,
  wanted: InventoryKey,
): Promise<WholeInventory | Refused> {
  const inventory = await viewInventory(deps, wanted)
  if (inventory instanceof Refused) return inventory
  const found = await findInventory(deps.db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const lines = await presentLines(deps.db, await selectLines(deps.db, { inventoryId: found.id }))
  return { inventory, lines, evidence: await evidenceByLine(deps.db, wanted) }
}
