import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ClearPlausibilityWarning } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { transact } from '../../../../../database/transact.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { type InventoryKey, isLocked, lockInventory } from '../inventory-records.ts'
import { listWarnings } from './find-warnings.ts'

/** Why a figure is right; it is kept with who said so and when, and ends with the figure. */
export async function clearWarning(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, ...wanted }: InventoryKey & { readonly userId: string },
  { key, reason }: BodyOf<typeof ClearPlausibilityWarning>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const inventory = await lockInventory(tx, wanted)
    if (!inventory) return refuse('INVENTORY_NOT_FOUND')
    if (isLocked(inventory)) return refuse('FOOTPRINT_LOCKED')
    const found = await listWarnings({ db: tx }, wanted)
    if (found instanceof Refused) return found
    if (!found.warnings.some((warning) => warning.key === key)) return refuse('WARNING_NOT_FOUND')
    const said = { reason, cleared_by: userId, cleared_at: deps.clock() }
    await tx
      .insertInto('plausibility_clearance')
      .values({ inventory_id: inventory.id, account_id: wanted.accountId, key, ...said })
      .onConflict((conflict) => conflict.columns(['inventory_id', 'key']).doUpdateSet(said))
      .execute()
    return undefined
  })
}
