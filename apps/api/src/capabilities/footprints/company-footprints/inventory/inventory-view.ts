import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { usualPurchases } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import { countedBasisPoints } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import {
  benchmarkOf,
  inventoryTotals,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-totals.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { listFootprintRecords } from '../footprint-records.ts'
import { countLines, entityOf, inventoryInput, purchaseParts } from './count-lines.ts'
import { listAnswers } from './declaring/completeness-answers.ts'
import {
  findInventory,
  type InventoryKey,
  isLocked,
  listEntityRows,
  readStates,
} from './inventory-records.ts'
import { type CountedRow, selectCounted } from './lines/line-records.ts'
import { scopeTwoByMarket } from './market/scope-two-by-market.ts'

type InventoryViewDeps = Pick<Deps, 'clock'> & { readonly db: Database | Tx }

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
  const parts = await purchaseParts(deps.db, lines)
  const counted = countLines(found, entities, { lines, parts })
  const summed = inventoryTotals(inventoryInput(footprint, states, counted))
  const { categories, totals, flags, sentences, mustAnswer, likelyMissing } = summed
  const answers = await listAnswers(deps.db, found.id, { categories, total: totals.total })
  const lineCounts = countBy(lines)
  const answered = new Set(answers.map(({ subject }) => subject))
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
    categories: categories.map(({ category, missing, ...sums }) => ({
      ...sums,
      category,
      name: inventoryCategoryName(category),
      reason: states.get(category)?.reason ?? null,
      lines: lineCounts.get(category) ?? 0,
      benchmarkGrams: benchmarkOf(category, footprint.estimate),
      missingGrams: missing,
      flags: [...sums.flags],
      parts: sums.parts && [...sums.parts],
      completeParts: [...(states.get(category)?.completeParts ?? [])],
      isUpgraded: states.get(category)?.isUpgraded ?? false,
    })),
    totals: {
      ...totals,
      scope2Cover: await scopeTwoByMarket(deps.db, found, entities),
      flags: [...flags],
      sentences: [...sentences],
      mustAnswer: [...mustAnswer],
      likelyMissing: [...likelyMissing],
      usualPurchases: usualPurchases(
        footprint.input.sector,
        categories.find(({ category }) => category === 'purchasedGoodsAndServices')?.parts ?? [],
      ),
    },
    open: [...summed.open],
    answers,
    unanswered: [
      ...mustAnswer.filter((category) => !answered.has(category)),
      // Of nothing at all no sentence says that it is below.
      ...(totals.total > 0 && flags.includes('below-range') && !answered.has('below-range')
        ? (['below-range'] as const)
        : []),
    ],
  }
}

function countBy(lines: readonly CountedRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { category } of lines) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
