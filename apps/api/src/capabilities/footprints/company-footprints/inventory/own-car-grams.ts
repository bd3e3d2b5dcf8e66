import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import { energyOfLines } from '@understory/domain/footprints/documents/energy-of-lines.ts'
import { findInventory, type InventoryKey } from './inventory-records.ts'
import { energyLine } from './lines/energy-line.ts'
import { presentLines, selectLines } from './lines/line-records.ts'

/** What travel in employees' own cars emits, as SECR adds it to scopes 1 and 2. */
export async function ownCarGrams(
  tx: Tx,
  wanted: InventoryKey,
  { entities }: Pick<Inventory, 'entities'>,
): Promise<number> {
  const found = await findInventory(tx, wanted)
  if (!found) return 0
  const rows = await selectLines(tx, { inventoryId: found.id, category: 'businessTravel' })
  const lines = await presentLines(tx, rows)
  const { uses } = energyOfLines(
    lines.map((line) => energyLine(line, { entities, country: found.country ?? 'GB' })),
  )
  return uses.find(({ use }) => use === 'own-cars')?.grams ?? 0
}
