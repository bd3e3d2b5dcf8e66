import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  countedBasisPoints,
  countedGrams,
} from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import {
  benchmarkOf,
  type CountedLine,
  inventoryTotals,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-totals.ts'
import {
  type Quality,
  qualityScore,
  UNKNOWN_QUALITY,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { listFootprintRecords } from '../footprint-records.ts'
import {
  findInventory,
  type InventoryKey,
  type InventoryRow,
  isLocked,
  listEntityRows,
  readStates,
} from './inventory-records.ts'
import { type CountedRow, factorOfLine, selectCounted } from './lines/line-records.ts'

type InventoryViewDeps = Pick<Deps, 'clock'> & { readonly db: Database | Tx }
type Entities = Awaited<ReturnType<typeof listEntityRows>>

/** The whole inventory with its sums; everything is added up from the lines, so nothing can be stale. */
export async function viewInventory(
  deps: InventoryViewDeps,
  wanted: InventoryKey,
): Promise<Inventory | Refused> {
  const found = await findInventory(deps.db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const [footprints, entities, states, lines] = [
    await listFootprintRecords(deps.db, { accountId: wanted.accountId, now: deps.clock() }),
    await listEntityRows(deps.db, found.id),
    await readStates(deps.db, found.id),
    await selectCounted(deps.db, found.id),
  ]
  const footprint = footprints.find(({ footprintId }) => footprintId === wanted.footprintId)
  if (!footprint) return refuse('INVENTORY_NOT_FOUND')
  const counted = countLines(found, entities, lines)
  const totals = inventoryTotals(
    new Map([...states].map(([category, { state }]) => [category, state])),
    counted,
    footprint.estimate,
  )
  const { categories, open, ...sums } = totals
  const lineCounts = countBy(lines)
  return {
    footprint,
    approach: found.approach,
    isLocked: isLocked(found),
    entities: entities.map((entity) => ({
      entityId: entity.id,
      ...entityOf(entity),
      name: entity.name,
      countedBasisPoints: countedBasisPoints(found.approach, entityOf(entity)),
    })),
    categories: categories.map(({ category, scope, state, grams, uncertainty, quality }) => ({
      category,
      name: inventoryCategoryName(category),
      scope,
      state,
      reason: states.get(category)?.reason ?? null,
      co2eGrams: grams,
      uncertainty,
      quality,
      lines: lineCounts.get(category) ?? 0,
      benchmarkGrams: benchmarkOf(category, footprint.estimate),
    })),
    totals: sums,
    open: [...open],
  }
}

function countBy(lines: readonly CountedRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { category } of lines) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}

export const entityOf = (row: Entities[number]) => ({
  equityBasisPoints: row.equity_basis_points,
  hasFinancialControl: row.has_financial_control,
  hasOperationalControl: row.has_operational_control,
})

/** What of each line counts by the approach. */
export function countLines(
  { approach }: Pick<InventoryRow, 'approach'>,
  entities: Entities,
  lines: readonly CountedRow[],
): CountedLine[] {
  const shares = new Map(
    entities.map((entity) => [entity.id, countedBasisPoints(approach, entityOf(entity))]),
  )
  const whole = countedBasisPoints(approach, null)
  return lines.map((line) => {
    const share = line.entity_id === null ? whole : (shares.get(line.entity_id) ?? 0)
    return {
      category: line.category,
      grams: countedGrams(line.co2e_grams, share),
      marketGrams: line.market_grams === null ? null : countedGrams(line.market_grams, share),
      biogenicGrams: countedGrams(line.biogenic_grams ?? 0, share),
      uncertainty: line.uncertainty,
      quality: qualityScore((line.quality as Quality | null) ?? UNKNOWN_QUALITY),
      factorId: factorOfLine(line),
    }
  })
}
