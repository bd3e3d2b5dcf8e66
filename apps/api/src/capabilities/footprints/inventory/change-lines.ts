import type { InventoryLine, InventoryLineInput } from '@understory/contracts/inventory-lines.ts'
import type { Tx } from '@understory/database/connect.ts'
import { isCoveredByScope } from '@understory/domain/footprints/inventory/inventory-totals.ts'
import type { CategoryKey } from '@understory/domain/footprints/scopes.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { transact } from '../../../http/transact.ts'
import { changeLocked } from './change-inventory.ts'
import { computeInventoryLines } from './compute-inventory-lines.ts'
import { type InventoryRow, readStates, type Wanted, writeState } from './inventory-records.ts'
import { presentLines, selectLines } from './line-records.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'newId'>
type Adding = Wanted & { readonly userId: string }
type Lines = { readonly lines: InventoryLine[] }

const MOST_LINES = 50_000

/** All of them or none; their categories then have figures. */
export function addLines(
  deps: Needs,
  wanted: Adding,
  inputs: readonly InventoryLineInput[],
): Promise<Lines | Refused> {
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      change: (_, inventory) => insertLines(tx, deps, { wanted, inventory, inputs }),
    }),
  )
}

/** The line is computed again under its own id; its upstream lines are made anew. */
export function replaceLine(
  deps: Needs,
  wanted: Adding & { readonly lineId: string },
  input: InventoryLineInput,
): Promise<Lines | Refused> {
  const { lineId } = wanted
  const change = async (tx: Tx, inventory: InventoryRow) => {
    const before = await deleteLine(tx, inventory, { lineId, accountId: wanted.accountId })
    if (before instanceof Refused) return before
    return insertLines(tx, deps, { wanted, inventory, inputs: [input], id: lineId })
  }
  return transact(deps.db, (tx) => changeLocked(tx, deps, { wanted, change }))
}

export function removeLine(
  deps: Needs,
  wanted: Wanted & { readonly lineId: string },
): Promise<Refused | undefined> {
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, { wanted, change: (_, inventory) => deleteLine(tx, inventory, wanted) }),
  )
}

type Inserting = {
  readonly wanted: Adding
  readonly inventory: InventoryRow
  readonly inputs: readonly InventoryLineInput[]
  /** Of the only line; new ones otherwise. */
  readonly id?: string
}

async function insertLines(
  tx: Tx,
  deps: Needs,
  { wanted, inventory, inputs, id }: Inserting,
): Promise<Lines | Refused> {
  const rows = await computeInventoryLines(
    { ...deps, db: tx },
    { ...wanted, inventory, inputs, id },
  )
  if (rows instanceof Refused) return rows
  const categories = new Set(rows.map(({ category }) => category as CategoryKey))
  const refused = await enterCategories(tx, { id: inventory.id, ...wanted }, categories)
  if (refused) return refused
  if ((await countLines(tx, inventory.id)) + rows.length > MOST_LINES) {
    return refuse('TOO_MANY_LINES')
  }
  await tx.insertInto('inventory_line').values(rows).execute()
  const ids = rows.map((row) => row.id)
  const stored = await selectLines(tx, { inventoryId: inventory.id, ids })
  return { lines: await presentLines(tx, stored) }
}

async function countLines(tx: Tx, inventoryId: string): Promise<number> {
  const row = await tx
    .selectFrom('inventory_line')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('inventory_id', '=', inventoryId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

type Entering = { readonly id: string; readonly accountId: string }

async function enterCategories(
  tx: Tx,
  inventory: Entering,
  categories: ReadonlySet<CategoryKey>,
): Promise<Refused | null> {
  const stored = await readStates(tx, inventory.id)
  const states = new Map([...stored].map(([category, { state }]) => [category, state]))
  for (const category of categories) {
    if (states.get(category) === 'entered') continue
    if (isCoveredByScope(states, category)) return refuse('COUNTED_TWICE')
    await writeState(tx, inventory, { category, state: 'entered', reason: null })
  }
  return null
}

/** With the lines that belong to it; a category without lines has not begun. */
async function deleteLine(
  tx: Tx,
  inventory: InventoryRow,
  { lineId, accountId }: { readonly lineId: string; readonly accountId: string },
): Promise<Refused | undefined> {
  const removed = await tx
    .deleteFrom('inventory_line')
    .where('inventory_id', '=', inventory.id)
    .where((eb) => eb.or([eb('id', '=', lineId), eb('parent_id', '=', lineId)]))
    .returning(['id', 'category'])
    .execute()
  if (!removed.some(({ id }) => id === lineId)) return refuse('LINE_NOT_FOUND')
  for (const category of new Set(removed.map((row) => row.category as CategoryKey))) {
    const left = await selectLines(tx, { inventoryId: inventory.id, category })
    if (left.length > 0) continue
    const state = { category, state: 'not-begun', reason: null } as const
    await writeState(tx, { id: inventory.id, accountId }, state)
  }
  return undefined
}
