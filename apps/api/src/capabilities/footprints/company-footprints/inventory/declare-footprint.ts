import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { changeLocked } from './change-inventory.ts'
import type { InventoryKey } from './inventory-records.ts'
import { viewInventory } from './inventory-view.ts'

type DeclareFootprintDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** The sums of a finished inventory become the footprint; the estimate stays beside it. */
export async function declareFootprint(
  deps: DeclareFootprintDeps,
  wanted: InventoryKey,
): Promise<Inventory | Refused> {
  return transact(deps.db, async (tx) => {
    const change = () => viewInventory({ ...deps, db: tx }, wanted)
    const inventory = await changeLocked(tx, deps, { wanted, change })
    if (inventory instanceof Refused) return inventory
    if (inventory.open.length > 0) return refuse('INVENTORY_OPEN')
    await storeDeclared(tx, deps, { wanted, inventory })
    return viewInventory({ ...deps, db: tx }, wanted)
  })
}

type Declaring = { readonly wanted: InventoryKey; readonly inventory: Inventory }

export async function storeDeclared(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { wanted, inventory: { totals, categories, approach } }: Declaring,
): Promise<void> {
  const figures = categories.flatMap(({ category, co2eGrams }) =>
    co2eGrams > 0 ? [{ category, co2e: co2eGrams }] : [],
  )
  await tx
    .updateTable('footprint')
    .set({
      status: 'declared',
      declared: JSON.stringify({ ...totals, approach, categories: figures }),
      declared_at: clock(),
      co2e_grams: totals.total,
      updated_at: clock(),
    })
    .where('id', '=', wanted.footprintId)
    .where('account_id', '=', wanted.accountId)
    .execute()
}
