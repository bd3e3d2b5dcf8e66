import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { PreviewRecalculation } from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { findFactors } from '../../emission-factors/public.ts'
import { needsApproval } from '../approvals/declaration-policy.ts'
import { changeLocked } from './change-inventory.ts'
import { type DeclareFootprintDeps, storeDeclared } from './declaring/declare-footprint.ts'
import { countOutdated, findOutdated } from './find-factor-changes.ts'
import { findInventory, type InventoryKey, type InventoryRow } from './inventory-records.ts'
import { viewInventory } from './inventory-view.ts'
import type { Adding } from './lines/change-lines.ts'
import { computeAgain, storeAgain } from './lines/computing/compute-again.ts'
import { recalculationChanges } from './recalculation-changes.ts'

type RecalculationDeps = DeclareFootprintDeps
type PreviewReply = ReplyOf<typeof PreviewRecalculation>

const MOST_SHOWN = 500

/** How many lines would change with the factors that fit the year now. */
export async function countOutdatedLines(
  { db }: Pick<Deps, 'db'>,
  wanted: InventoryKey,
): Promise<{ count: number } | Refused> {
  const inventory = await findInventory(db, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  return { count: await countOutdated(db, inventory) }
}

/** What would change with the factors that fit the year now. Nothing is stored. */
export async function previewRecalculation(
  deps: RecalculationDeps,
  wanted: Adding,
): Promise<PreviewReply | Refused> {
  const { db } = deps
  const inventory = await findInventory(db, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const outdated = await findOutdated(db, inventory)
  const again = await computeAgain({ ...deps, db }, { wanted, inventory, lines: outdated })
  if (again instanceof Refused) return again
  const changes = recalculationChanges(outdated, again)
  return {
    sets: await usedSets(db, inventory.id),
    changes: changes.slice(0, MOST_SHOWN),
    count: changes.length,
    oldGrams: changes.reduce((sum, { from }) => sum + from.co2eGrams, 0),
    newGrams: changes.reduce((sum, { to }) => sum + to.co2eGrams, 0),
    history: await listHistory(db, inventory.id),
  }
}

/** In one transaction, with who did it and the totals before and after. */
export function recalculateInventory(
  deps: RecalculationDeps,
  wanted: Adding,
): Promise<Inventory | Refused> {
  return transact(deps.db, async (tx) => {
    const refused = await changeLocked(tx, deps, {
      wanted,
      kind: 'recomputed',
      change: (_, inventory) => replaceOutdated(tx, deps, { wanted, inventory }),
    })
    return refused ?? viewInventory({ ...deps, db: tx }, wanted)
  })
}

type Replacing = {
  readonly wanted: Adding
  readonly inventory: InventoryRow
}

async function replaceOutdated(
  tx: Tx,
  deps: RecalculationDeps,
  { wanted, inventory }: Replacing,
): Promise<Refused | undefined> {
  const before = await viewInventory({ ...deps, db: tx }, wanted)
  if (before instanceof Refused) return before
  const outdated = await findOutdated(tx, inventory)
  if (outdated.length === 0) return refuse('NOTHING_TO_RECALCULATE')
  const again = await computeAgain({ ...deps, db: tx }, { wanted, inventory, lines: outdated })
  if (again instanceof Refused) return again
  const stored = await storeAgain(tx, { wanted, inventory, again })
  if (stored) return stored
  const after = await viewInventory({ ...deps, db: tx }, wanted)
  if (after instanceof Refused) return after
  // What is declared is declared again with the new figures, unless something is open or unanswered now, or a second
  // person has to approve it.
  const isWhole = after.open.length === 0 && after.unanswered.length === 0
  const isAlone = !(await needsApproval(tx, wanted))
  if (inventory.status === 'declared' && isWhole && isAlone) {
    await storeDeclared(tx, deps, { wanted, inventory: after })
  }
  await tx
    .insertInto('inventory_recalculation')
    .values({
      id: deps.newId(),
      inventory_id: inventory.id,
      account_id: wanted.accountId,
      recalculated_by: wanted.userId,
      recalculated_at: deps.clock(),
      old_grams: before.totals.total,
      new_grams: after.totals.total,
      changes: JSON.stringify(recalculationChanges(outdated, again)),
    })
    .execute()
  return undefined
}

async function usedSets(db: Database, inventoryId: string): Promise<PreviewReply['sets']> {
  const used = await db
    .selectFrom('inventory_line as l')
    .innerJoin('emission_factor as f', 'f.id', 'l.factor_id')
    .select((eb) => ['f.set_id', eb.fn.countAll().as('lines'), eb.fn.min('f.id').as('example')])
    .where('l.inventory_id', '=', inventoryId)
    .groupBy('f.set_id')
    .orderBy('f.set_id')
    .execute()
  const factors = await findFactors(
    db,
    used.map(({ example }) => example),
  )
  return used.flatMap(({ example, lines }) => {
    const set = factors.get(example)?.set
    return set ? [{ ...set, lines: Number(lines) }] : []
  })
}

async function listHistory(db: Database, inventoryId: string): Promise<PreviewReply['history']> {
  const rows = await db
    .selectFrom('inventory_recalculation as r')
    .leftJoin('app_user as u', 'u.id', 'r.recalculated_by')
    .select(['r.recalculated_at', 'r.old_grams', 'r.new_grams', 'r.changes', 'u.name'])
    .where('r.inventory_id', '=', inventoryId)
    .orderBy('r.recalculated_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    recalculatedAt: row.recalculated_at.toISOString(),
    by: row.name,
    oldGrams: row.old_grams,
    newGrams: row.new_grams,
    lines: Array.isArray(row.changes) ? row.changes.length : 0,
  }))
}
