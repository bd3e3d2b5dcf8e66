import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { MarketFactor } from '@understory/contracts/footprints/market-factors.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  countedBasisPoints,
  countedGrams,
} from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { SCOPE_TWO_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import {
  lineByMarket,
  scopeTwoCover,
} from '@understory/domain/footprints/documents/scope-two-cover.ts'
import { entityOf } from '../count-lines.ts'
import type { InventoryRow, listEntityRows } from '../inventory-records.ts'

const MOST_UNCOVERING_NAMED = 100

/** What of scope 2 instruments cover, and what takes a residual mix. */
export async function scopeTwoByMarket(
  db: Database | Tx,
  { id, approach }: Pick<InventoryRow, 'id' | 'approach'>,
  entities: Awaited<ReturnType<typeof listEntityRows>>,
): Promise<NonNullable<Inventory['totals']['scope2Cover']>> {
  const rows = await db
    .selectFrom('inventory_line')
    .select(['entity_id', 'co2e_grams', 'market_factor', 'quantity', 'unit'])
    .where('inventory_id', '=', id)
    .where('market_factor', 'is not', null)
    .where('category', 'in', SCOPE_TWO_KEYS)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const shares = new Map(
    entities.map((entity) => [entity.id, countedBasisPoints(approach, entityOf(entity))]),
  )
  const whole = countedBasisPoints(approach, null)
  const { byInstruments, byResidualMix, beforeCriteria, uncovering } = scopeTwoCover(
    rows.map(({ entity_id, co2e_grams, market_factor, quantity, unit }) => ({
      grams: countedGrams(co2e_grams, entity_id === null ? whole : (shares.get(entity_id) ?? 0)),
      country: '',
      byMarket: lineByMarket({ quantity, unit, marketFactor: MarketFactor.parse(market_factor) }),
    })),
  )
  return {
    byInstruments,
    byResidualMix,
    beforeCriteria,
    // Lines that were entered together have no order of their own.
    uncovering: uncovering
      .toSorted((a, b) => a.source.localeCompare(b.source, 'en', { numeric: true }))
      .slice(0, MOST_UNCOVERING_NAMED)
      .map(({ source, missing }) => ({ source, missing: [...missing] })),
  }
}
