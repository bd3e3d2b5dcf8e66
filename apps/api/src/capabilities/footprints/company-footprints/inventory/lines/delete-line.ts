import type { Tx } from '@understory/database/connect.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import { removeEvidenceOfLine } from '../../evidence/remove-evidence.ts'
import { type InventoryKey, type InventoryRow, writeState } from '../inventory-records.ts'
import { selectLines } from './line-records.ts'

/** With its evidence. */
export async function removeForGood(
  tx: Tx,
  inventory: InventoryRow,
  wanted: InventoryKey & { readonly lineId: string },
): Promise<Refused | undefined> {
  const refused = await deleteLine(tx, inventory, wanted)
  if (!refused) await removeEvidenceOfLine(tx, wanted)
  return refused
}

/** With the lines that belong to it; a category without lines has not begun. */
export async function deleteLine(
  tx: Tx,
  inventory: InventoryRow,
  { lineId, accountId }: { readonly lineId: string; readonly accountId: string },
): Promise<Refused | undefined> {
  const removed = await tx
    .deleteFrom('inventory_line')
    .where('inventory_id', '=', inventory.id)
    .where((eb) => eb.or([eb('id', '=', lineId), eb('parent_id', '=', lineId)]))
    .returning(['id', 'category', 'parent_id'])
    .execute()
  const line = removed.find(({ id }) => id === lineId)
  if (!line) return refuse('LINE_NOT_FOUND')
  if (line.parent_id) return refuse('LINE_OF_ANOTHER')
  for (const category of new Set(removed.map((row) => row.category))) {
    const left = await selectLines(tx, { inventoryId: inventory.id, category })
    if (left.length > 0) continue
    const state = { category, state: 'not-begun', reason: null } as const
    await writeState(tx, { id: inventory.id, accountId }, state)
  }
  return undefined
}
