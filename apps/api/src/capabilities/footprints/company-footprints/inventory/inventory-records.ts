import type { Database, Tx } from '@understory/database/connect.ts'
import {
  PURCHASE_PARTS,
  type PurchasePart,
} from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import type {
  CategoryState,
  InventoryCategory,
  States,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

export type InventoryKey = { readonly footprintId: string; readonly accountId: string }

/** ISO 3166, and the sector of the estimate. */
const OF_COMPANY = [
  sql<string | null>`f.input ->> 'country'`.as('country'),
  sql<string | null>`f.input ->> 'sector'`.as('sector'),
  // What was declared last; null: nothing was yet.
  sql<number | null>`case when f.declared is not null then f.co2e_grams end`.as('declared_grams'),
] as const

export function findInventory(db: Database | Tx, { footprintId, accountId }: InventoryKey) {
  return db
    .selectFrom('footprint_inventory as i')
    .innerJoin('footprint as f', 'f.id', 'i.footprint_id')
    .select(['i.id', 'i.approach', 'f.status', 'f.start_month', 'f.company_name', ...OF_COMPANY])
    .where('i.footprint_id', '=', footprintId)
    .where('i.account_id', '=', accountId)
    .executeTakeFirst()
}
export type InventoryRow = NonNullable<Awaited<ReturnType<typeof findInventory>>>

/** While others verify it, and once they have, nobody changes a footprint; the database says so, too. */
export function isLocked({ status }: Pick<InventoryRow, 'status'>): boolean {
  return status === 'verifying' || status === 'verified'
}

/** The inventory, locked until the end of the transaction, so that changes run one after the other. */
export function lockInventory(tx: Tx, { footprintId, accountId }: InventoryKey) {
  return tx
    .selectFrom('footprint_inventory as i')
    .innerJoin('footprint as f', 'f.id', 'i.footprint_id')
    .select(['i.id', 'i.approach', 'f.status', 'f.start_month', 'f.company_name', ...OF_COMPANY])
    .where('i.footprint_id', '=', footprintId)
    .where('i.account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function listEntityRows(db: Database | Tx, inventoryId: string) {
  return db
    .selectFrom('inventory_entity')
    .select([
      'id',
      'name',
      'equity_basis_points',
      'has_financial_control',
      'has_operational_control',
    ])
    .where('inventory_id', '=', inventoryId)
    .orderBy('name')
    .execute()
}

export type StoredState = {
  readonly state: CategoryState
  readonly reason: string | null
  /** Of purchased goods and services: what is entered whole. */
  readonly completeParts: readonly PurchasePart[]
  /** An upgrade gave it the state, and the inventory has not changed since. */
  readonly isUpgraded: boolean
}

/** What was said of each category; one that is missing is open. */
export async function readStates(
  db: Database | Tx,
  inventoryId: string,
): Promise<ReadonlyMap<InventoryCategory, StoredState>> {
  const rows = await db
    .selectFrom('inventory_category')
    .select(['category', 'state', 'reason', 'complete_parts', 'is_upgraded'])
    .where('inventory_id', '=', inventoryId)
    .execute()
  return new Map(
    rows.map(({ category, state, reason, complete_parts, is_upgraded }) => [
      category,
      {
        // What the version before this one wrote.
        state: state === 'entered' ? 'figures' : state,
        reason,
        completeParts: PURCHASE_PARTS.filter((part) => complete_parts?.includes(part)),
        isUpgraded: is_upgraded,
      },
    ]),
  )
}

/** The states alone. */
export const statesOf = (stored: ReadonlyMap<InventoryCategory, StoredState>): States =>
  new Map([...stored].map(([category, { state }]) => [category, state]))

type WrittenState = {
  readonly category: InventoryCategory
  readonly state: CategoryState
  readonly reason: string | null
  /** Left as they are, where they are not given. */
  readonly completeParts?: readonly PurchasePart[] | undefined
}

export async function writeState(
  tx: Tx,
  inventory: { readonly id: string; readonly accountId: string },
  { category, state, reason, completeParts }: WrittenState,
): Promise<void> {
  await tx
    .deleteFrom('completeness_answer')
    .where('inventory_id', '=', inventory.id)
    .where('subject', '=', category)
    .execute()
  if (state === 'open') {
    await tx
      .deleteFrom('inventory_category')
      .where('inventory_id', '=', inventory.id)
      .where('category', '=', category)
      .execute()
    return
  }
  const parts = completeParts === undefined ? {} : { complete_parts: [...completeParts] }
  await tx
    .insertInto('inventory_category')
    .values({
      inventory_id: inventory.id,
      account_id: inventory.accountId,
      category,
      state,
      reason,
      ...parts,
    })
    .onConflict((conflict) =>
      conflict.columns(['inventory_id', 'category']).doUpdateSet({ state, reason, ...parts }),
    )
    .execute()
}

export async function touch(tx: Tx, { clock }: Pick<Deps, 'clock'>, id: string): Promise<void> {
  await tx
    .updateTable('footprint_inventory')
    .set({ updated_at: clock() })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('inventory_category')
    .set({ is_upgraded: false })
    .where('inventory_id', '=', id)
    .where('is_upgraded', '=', true)
    .execute()
}
