import type { Tx } from '@understory/database/connect.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import { removeEvidenceOfLine } from '../../evidence/remove-evidence.ts'
import type { InventoryKey, InventoryRow } from '../inventory-records.ts'
import { openEmptyCategories } from './open-empty-categories.ts'

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

type Deleting = {
  readonly lineId: string
  readonly accountId: string
  /** Another takes its place, so that what was said of its category stays. */
  readonly isReplaced?: boolean
}

/** With the lines that belong to it; a category without lines is open. */
export async function deleteLine(
  tx: Tx,
  inventory: InventoryRow,
  { lineId, accountId, isReplaced = false }: Deleting,
): Promise<Refused | undefined> {
  const { held } = await tx
    .selectFrom('inventory_line')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('inventory_id', '=', inventory.id)
    .where('id', '=', lineId)
    .where('supplier_use_id', 'is not', null)
    .executeTakeFirstOrThrow()
  if (Number(held) > 0) return refuse('LINE_OF_ANSWER')
  const removed = await tx
    .deleteFrom('inventory_line')
    .where('inventory_id', '=', inventory.id)
    .where((eb) => eb.or([eb('id', '=', lineId), eb('parent_id', '=', lineId)]))
    .returning(['id', 'category', 'parent_id'])
    .execute()
  const line = removed.find(({ id }) => id === lineId)
  if (!line) return refuse('LINE_NOT_FOUND')
  if (line.parent_id) return refuse('LINE_OF_ANOTHER')
  if (!isReplaced) await openEmptyCategories(tx, { id: inventory.id, accountId })
  return undefined
}
