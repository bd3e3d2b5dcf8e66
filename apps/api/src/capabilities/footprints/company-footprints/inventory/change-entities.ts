import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AddEntity } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { changeInventory, changeLocked } from './change-inventory.ts'
import type { InventoryKey, InventoryRow } from './inventory-records.ts'

type ChangeEntitiesDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Entity = BodyOf<typeof AddEntity>

const columnsOf = (entity: Entity) => ({
  name: entity.name,
  equity_basis_points: entity.equityBasisPoints,
  has_financial_control: entity.hasFinancialControl,
  has_operational_control: entity.hasOperationalControl,
})

export function addEntity(deps: ChangeEntitiesDeps, wanted: InventoryKey, entity: Entity) {
  return changeInventory(deps, wanted, async (tx, { id }) => {
    const added = await tx
      .insertInto('inventory_entity')
      .values({
        id: deps.newId(),
        inventory_id: id,
        account_id: wanted.accountId,
        ...columnsOf(entity),
      })
      .onConflict((conflict) => conflict.columns(['inventory_id', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return added ? undefined : refuse('ENTITY_EXISTS')
  })
}

export function changeEntity(
  deps: ChangeEntitiesDeps,
  wanted: InventoryKey & { readonly entityId: string },
  entity: Entity,
) {
  const { entityId } = wanted
  return changeInventory(deps, wanted, async (tx, { id }) => {
    const namesake = await tx
      .selectFrom('inventory_entity')
      .select('id')
      .where('inventory_id', '=', id)
      .where('name', '=', entity.name)
      .where('id', '<>', entityId)
      .executeTakeFirst()
    if (namesake) return refuse('ENTITY_EXISTS')
    const changed = await tx
      .updateTable('inventory_entity')
      .set(columnsOf(entity))
      .where('id', '=', entityId)
      .where('inventory_id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return changed ? undefined : refuse('ENTITY_NOT_FOUND')
  })
}

export async function removeEntity(
  deps: ChangeEntitiesDeps,
  wanted: InventoryKey,
  entityId: string,
): Promise<Refused | undefined> {
  const change = async (tx: Tx, { id }: InventoryRow) => {
    const line = await tx
      .selectFrom('inventory_line')
      .select('id')
      .where('inventory_id', '=', id)
      .where('entity_id', '=', entityId)
      .limit(1)
      .executeTakeFirst()
    if (line) return refuse('ENTITY_IN_USE')
    const removed = await tx
      .deleteFrom('inventory_entity')
      .where('id', '=', entityId)
      .where('inventory_id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return removed ? undefined : refuse('ENTITY_NOT_FOUND')
  }
  return transact(deps.db, (tx) => changeLocked(tx, deps, { wanted, change }))
}
