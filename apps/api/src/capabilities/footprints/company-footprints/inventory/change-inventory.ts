import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  Inventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import {
  type InventoryKey,
  type InventoryRow,
  isLocked,
  lockInventory,
  touch,
} from './inventory-records.ts'
import { viewInventory } from './inventory-view.ts'
import { beginLineChange, type LineChange, refuseUnexplained } from './lines/line-changes.ts'

type ChangeInventoryDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

export async function startInventory(
  deps: ChangeInventoryDeps,
  wanted: InventoryKey,
  { approach }: BodyOf<typeof StartInventory>,
): Promise<Inventory | Refused> {
  return transact(deps.db, async (tx) => {
    const footprint = await tx
      .selectFrom('footprint')
      .select('status')
      .where('id', '=', wanted.footprintId)
      .where('account_id', '=', wanted.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
    if (isLocked(footprint)) return refuse('FOOTPRINT_LOCKED')
    const now = deps.clock()
    const created = await tx
      .insertInto('footprint_inventory')
      .values({
        id: deps.newId(),
        account_id: wanted.accountId,
        footprint_id: wanted.footprintId,
        approach,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('footprint_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return created ? viewInventory({ ...deps, db: tx }, wanted) : refuse('INVENTORY_EXISTS')
  })
}

/** Changes an inventory that is open, one change after the other, and shows it as it is then. */
export async function changeInventory(
  deps: ChangeInventoryDeps,
  wanted: InventoryKey,
  change: (tx: Tx, inventory: InventoryRow) => Promise<Refused | undefined>,
): Promise<Inventory | Refused> {
  return transact(deps.db, async (tx) => {
    const refused = await changeLocked(tx, deps, { wanted, change })
    return refused ?? viewInventory({ ...deps, db: tx }, wanted)
  })
}

type Changing<T> = {
  readonly wanted: InventoryKey & Pick<LineChange, 'reason'>
  readonly change: (tx: Tx, inventory: InventoryRow) => Promise<T>
  /** Nothing is changed. */
  readonly isPreview?: boolean
  /** How the history of the lines calls it, where it is not plainly made, changed or removed. */
  readonly kind?: LineChange['kind']
}

/** What the change gives, or why there is none. */
export async function changeLocked<T>(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { wanted, change, isPreview = false, kind }: Changing<T>,
): Promise<T | Refused> {
  const inventory = await lockInventory(tx, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  if (isLocked(inventory)) return refuse('FOOTPRINT_LOCKED')
  const seen = await beginLineChange(tx, deps, {
    inventory,
    change: { kind, reason: wanted.reason },
  })
  const result = await change(tx, inventory)
  if (result instanceof Refused || isPreview) return result
  const unexplained = await refuseUnexplained(tx, seen)
  if (unexplained) return unexplained
  await touch(tx, deps, inventory.id)
  return result
}

export function setApproach(
  deps: ChangeInventoryDeps,
  wanted: InventoryKey,
  approach: Inventory['approach'],
) {
  return changeInventory(deps, wanted, async (tx, { id }) => {
    await tx.updateTable('footprint_inventory').set({ approach }).where('id', '=', id).execute()
    return undefined
  })
}
