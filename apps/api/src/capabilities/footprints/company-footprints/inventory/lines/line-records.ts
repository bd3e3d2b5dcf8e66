import {
  type InventoryLine,
  LineEnergy,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  OwnFactor,
  Quality,
  SpendWorking,
} from '@understory/contracts/footprints/emission-factors.ts'
import { MarketFactor } from '@understory/contracts/footprints/market-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { LINE_WARNINGS } from '@understory/domain/footprints/company-footprints/lines/line-warnings.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { sql } from 'kysely'
import { findFactors } from '../../../emission-factors/public.ts'
import { countriesOfLines } from './computing/places-of-lines.ts'

type Which = {
  readonly inventoryId: string
  readonly category?: CategoryKey
  readonly ids?: string[]
  /** This one, and those that go with it. */
  readonly line?: string | undefined
  /** Those that follow the line of this id. */
  readonly after?: string | undefined
  readonly limit?: number
}

export function selectLines(
  db: Database | Tx,
  { inventoryId, category, ids, line, after, limit }: Which,
) {
  let lines = db.selectFrom('inventory_line').selectAll().where('inventory_id', '=', inventoryId)
  if (category) lines = lines.where('category', '=', category)
  if (ids) lines = lines.where((eb) => anyOf(eb.ref('id'), ids))
  if (line) lines = lines.where((eb) => eb.or([eb('id', '=', line), eb('parent_id', '=', line)]))
  if (after) {
    lines = lines.where(
      sql<boolean>`(created_at, id) > (select created_at, id from inventory_line where id = ${after})`,
    )
  }
  if (limit) lines = lines.limit(limit)
  return lines.orderBy('created_at').orderBy('id').execute()
}
export type LineRow = Awaited<ReturnType<typeof selectLines>>[number]

const COUNTED = [
  'category',
  'entity_id',
  'co2e_grams',
  'market_grams',
  'biogenic_grams',
  'uncertainty',
  'quality',
  'factor_id',
  'own_factor',
  'part',
  'supplier_use_id',
  'replaced_grams',
] as const
export type CountedRow = Pick<LineRow, (typeof COUNTED)[number]>

/** What sums are made of, and no more: an inventory may have tens of thousands of lines. */
export function selectCounted(db: Database | Tx, inventoryId: string): Promise<CountedRow[]> {
  return db
    .selectFrom('inventory_line')
    .select(COUNTED)
    .where('inventory_id', '=', inventoryId)
    .execute()
}

/** The lines as the API shows them, each with its factor. */
export async function presentLines(
  db: Database | Tx,
  rows: readonly LineRow[],
): Promise<InventoryLine[]> {
  const factors = await findFactors(
    db,
    rows.flatMap(({ factor_id }) => factor_id ?? []),
  )
  const countryOf = await countriesOfLines(db, rows)
  return rows.map((row) => ({
    lineId: row.id,
    category: row.category,
    description: row.description,
    entityId: row.entity_id,
    site: row.site,
    country: countryOf(row),
    note: row.note,
    quantity: row.quantity,
    unit: row.unit,
    factor: row.factor_id === null ? null : (factors.get(row.factor_id) ?? null),
    ownFactor: row.own_factor === null ? null : OwnFactor.parse(row.own_factor),
    marketFactor: row.market_factor === null ? null : MarketFactor.parse(row.market_factor),
    quality: row.quality === null ? null : Quality.parse(row.quality),
    period: { from: monthOf(row.from_month), to: monthOf(row.to_month) },
    spend: row.spend === null ? null : SpendWorking.parse(row.spend),
    quickItem: row.quick_item,
    purchasePart: row.part,
    vehicleId: row.vehicle_id,
    parentId: row.parent_id,
    co2eGrams: row.co2e_grams,
    marketGrams: row.market_grams,
    biogenicGrams: row.biogenic_grams,
    otherGasGrams: row.other_gas_grams,
    energy: row.energy === null ? null : LineEnergy.parse(row.energy),
    uncertainty: row.uncertainty,
    supplierUseId: row.supplier_use_id,
    replacedGrams: row.replaced_grams,
    warnings: row.warnings && LINE_WARNINGS.filter((warning) => row.warnings?.includes(warning)),
  }))
}

/** A page of lines, and the last one of it where more follow. */
export async function listLines(
  db: Database | Tx,
  { limit, ...which }: Which & { readonly limit: number },
): Promise<{ lines: InventoryLine[]; nextCursor: string | null }> {
  const rows = await selectLines(db, { ...which, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (page.at(-1)?.id ?? null) : null
  return { lines: await presentLines(db, page), nextCursor }
}

/** Lines that share a factor are wrong together; one with a factor of its own by its source. */
export function factorOfLine(row: Pick<LineRow, 'factor_id' | 'own_factor'>): string {
  return row.factor_id ?? `own:${OwnFactor.parse(row.own_factor).source}`
}
