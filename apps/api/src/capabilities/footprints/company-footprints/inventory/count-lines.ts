import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  type PurchasePart,
  purchasePartOfFactor,
} from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  countedBasisPoints,
  countedGrams,
} from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import type { InventoryCategory } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import type { CountedLine } from '@understory/domain/footprints/company-footprints/inventory/inventory-totals.ts'
import {
  type Quality,
  qualityScore,
  UNKNOWN_QUALITY,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { findFactors } from '../../emission-factors/public.ts'
import {
  type InventoryRow,
  type listEntityRows,
  type StoredState,
  statesOf,
} from './inventory-records.ts'
import { type CountedRow, factorOfLine } from './lines/line-records.ts'

type Entities = Awaited<ReturnType<typeof listEntityRows>>

export const entityOf = (row: Entities[number]) => ({
  equityBasisPoints: row.equity_basis_points,
  hasFinancialControl: row.has_financial_control,
  hasOperationalControl: row.has_operational_control,
})

type PartsByFactor = ReadonlyMap<string, PurchasePart>

/** Which part of purchases each published factor of purchased goods and services is of. */
export async function purchaseParts(
  db: Database | Tx,
  lines: readonly CountedRow[],
): Promise<PartsByFactor> {
  const ids = lines.flatMap(({ category, factor_id }) =>
    category === 'purchasedGoodsAndServices' && factor_id !== null ? [factor_id] : [],
  )
  const factors = await findFactors(db, [...new Set(ids)])
  return new Map([...factors].map(([id, factor]) => [id, purchasePartOfFactor(factor)]))
}

type Counting = { readonly lines: readonly CountedRow[]; readonly parts: PartsByFactor }

/** What of each line counts by the approach. */
export function countLines(
  { approach }: Pick<InventoryRow, 'approach'>,
  entities: Entities,
  { lines, parts }: Counting,
): CountedLine[] {
  const shares = new Map(
    entities.map((entity) => [entity.id, countedBasisPoints(approach, entityOf(entity))]),
  )
  const whole = countedBasisPoints(approach, null)
  return lines.map((line) => {
    const share = line.entity_id === null ? whole : (shares.get(line.entity_id) ?? 0)
    return {
      category: line.category,
      part: line.part ?? parts.get(line.factor_id ?? ''),
      co2eGrams: countedGrams(line.co2e_grams, share),
      marketGrams: line.market_grams === null ? null : countedGrams(line.market_grams, share),
      biogenicGrams: countedGrams(line.biogenic_grams ?? 0, share),
      uncertainty: line.uncertainty,
      quality: qualityScore((line.quality as Quality | null) ?? UNKNOWN_QUALITY),
      factorId: factorOfLine(line),
      replacedGrams: countedGrams(line.replaced_grams ?? 0, share),
      isAnswer: line.supplier_use_id !== null && line.replaced_grams === null,
    }
  })
}

/** What the sums of an inventory are made of. */
export const inventoryInput = (
  { input, estimate }: Pick<Inventory['footprint'], 'input' | 'estimate'>,
  stored: ReadonlyMap<InventoryCategory, StoredState>,
  lines: readonly CountedLine[],
) => ({
  sector: input.sector,
  benchmark: estimate,
  states: statesOf(stored),
  completeParts: stored.get('purchasedGoodsAndServices')?.completeParts ?? [],
  lines,
})
