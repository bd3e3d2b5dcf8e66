import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  CompareDeclarations,
  CompareDeclarationsSide,
  Declaration,
  DeclarationSnapshot,
} from '@understory/contracts/footprints/company-footprints/declarations.ts'
import type { Database } from '@understory/database/connect.ts'
import {
  type CategoryDifference,
  type DeclaredFigures,
  declarationDifferences,
} from '@understory/domain/footprints/company-footprints/declarations/declaration-differences.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { readInventory } from '../inventory/export-inventory.ts'
import type { InventoryKey } from '../inventory/inventory-records.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { listDeclarations, readSnapshot } from './declaration-records.ts'

type Comparing = InventoryKey & { readonly number: number; readonly since?: number | undefined }

const MOST_REASONS = 20

/** Two declarations of a footprint side by side. */
export async function compareDeclarations(
  { db }: Pick<Deps, 'db'>,
  { number, since = number - 1, ...key }: Comparing,
): Promise<ReplyOf<typeof CompareDeclarations> | Refused> {
  const listed = await listDeclarations(db, key)
  const [before, after] = [since, number].map((each) => listed.find((one) => one.number === each))
  if (!after || (!before && since > 0)) return refuse('DECLARATION_NOT_FOUND')
  if (since >= number) {
    const message = companyFootprintsMessage('compare-declarations')
    return refuse('BAD_REQUEST', [{ field: 'since', message }])
  }
  const [old, now] = [
    before ? await readSnapshot(db, { ...key, number: before.number }) : null,
    await readSnapshot(db, { ...key, number }),
  ]
  if (!now) return refuse('DECLARATION_NOT_FOUND')
  const said = before ? await reasonsBetween(db, key, [before, after]) : new Map<string, string[]>()
  const differences = old ? declarationDifferences(figuresOf(old), figuresOf(now)) : []
  return {
    before: before && old ? sideOf(before, old) : null,
    after: sideOf(after, now),
    differences: named(differences, said),
  }
}

/** What differs from the last declaration as the inventory is now; nothing where there is none. */
export async function compareWithNow(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: InventoryKey,
): Promise<ReplyOf<typeof CompareDeclarations>['differences']> {
  const [last] = await listDeclarations(deps.db, key)
  const old = last && (await readSnapshot(deps.db, { ...key, number: last.number }))
  const now = await readInventory(deps, key)
  if (!last || !old || now instanceof Refused) return []
  const lines = now.lines.map(({ factor, ...line }) => ({
    ...line,
    factorId: factor?.factorId ?? null,
  }))
  const said = await reasonsBetween(deps.db, key, [
    last,
    { declaredAt: deps.clock().toISOString() },
  ])
  return named(
    declarationDifferences(figuresOf(old), figuresOf({ inventory: now.inventory, lines })),
    said,
  )
}

function named(differences: readonly CategoryDifference[], said: ReadonlyMap<string, string[]>) {
  return differences.map(({ parts, ...difference }) => ({
    ...difference,
    name: inventoryCategoryName(difference.category),
    parts: [...parts],
    saidReasons: said.get(difference.category) ?? [],
  }))
}

function figuresOf({
  inventory: { entities, categories },
  lines,
}: Pick<DeclarationSnapshot, 'inventory' | 'lines'>): DeclaredFigures {
  return {
    entities,
    categories,
    lines: lines.map(({ factorId, ownFactor, ...line }) => ({
      ...line,
      factor: factorId ?? JSON.stringify(ownFactor),
    })),
  }
}

function sideOf(
  declaration: Declaration,
  { inventory: { totals, categories } }: DeclarationSnapshot,
): CompareDeclarationsSide {
  const { scope1, scope2, scope2Market, scope3, lowGrams, highGrams } = totals
  return {
    ...declaration,
    ...{ scope1, scope2, scope2Market, scope3, lowGrams, highGrams },
    categories: categories.map(({ category, name, state, reason, co2eGrams, enteredGrams }) => ({
      ...{ category, name, state, reason, co2eGrams, enteredGrams },
    })),
  }
}

type Moment = Pick<Declaration, 'declaredAt'>

/** What was written beside changes of lines between two declarations, by category. */
async function reasonsBetween(
  db: Database,
  { footprintId, accountId }: InventoryKey,
  [before, after]: readonly [Moment, Moment],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('inventory_line_event as e')
    .innerJoin('footprint_inventory as i', 'i.id', 'e.inventory_id')
    .select(['e.category', 'e.reason'])
    .distinct()
    .where('i.footprint_id', '=', footprintId)
    .where('i.account_id', '=', accountId)
    .where('e.reason', 'is not', null)
    .where('e.at', '>', new Date(before.declaredAt))
    .where('e.at', '<=', new Date(after.declaredAt))
    .limit(1_000)
    .execute()
  const byCategory = Map.groupBy(rows, ({ category }) => category)
  return new Map(
    [...byCategory].map(([category, group]) => [
      category,
      group.flatMap(({ reason }) => reason ?? []).slice(0, MOST_REASONS),
    ]),
  )
}
