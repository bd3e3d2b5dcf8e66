import { MarketFactor } from '@understory/contracts/footprints/market-factors.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { isCovering } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import type { CheckedLine } from '@understory/domain/footprints/company-footprints/plausibility/checked-line.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import { METER_QUESTION } from '@understory/domain/footprints/meters/meter-kinds.ts'
import { findFactors } from '../../../emission-factors/public.ts'
import { factorOfLine, type LineRow } from '../lines/line-records.ts'

/** Lines as plausibility sees them, without those that go with another. */
export async function checkedLines(
  db: Database | Tx,
  rows: readonly LineRow[],
): Promise<CheckedLine[]> {
  const own = rows.filter(({ parent_id }) => parent_id === null)
  const factors = await findFactors(db, [
    ...new Set(own.flatMap(({ factor_id }) => factor_id ?? [])),
  ])
  const files = await filesOf(db, own)
  return own.map((row) => {
    const factor = row.factor_id === null ? undefined : factors.get(row.factor_id)
    const factorId = factorOfLine(row)
    return {
      id: row.id,
      name: row.description || categoryName(row.category),
      category: row.category,
      site: row.site,
      factorId,
      factorName: factor ? `${factor.category} > ${factor.name}` : '',
      activity: factor ? activityKey({ ...factor, market: factor.set.market }) : factorId,
      quantity: row.quantity,
      unit: row.unit,
      from: monthOf(row.from_month),
      to: monthOf(row.to_month),
      grams: row.co2e_grams,
      isSpend: row.spend !== null,
      isOfVehicle: row.vehicle_id !== null,
      isOfMeter: row.quick_item?.startsWith(METER_QUESTION) ?? false,
      hasContract: isContract(row.market_factor),
      files: files.get(row.id) ?? [],
    }
  })
}

function isContract(marketFactor: unknown): boolean {
  const read = MarketFactor.nullable().parse(marketFactor)
  return read !== null && isCovering(read)
}

async function filesOf(
  db: Database | Tx,
  rows: readonly LineRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const [first] = rows
  if (!first) return new Map()
  const stored = await db
    .selectFrom('footprint_evidence as e')
    .innerJoin('inventory_line as l', 'l.id', 'e.line_id')
    .select(['e.line_id', 'e.sha256'])
    .where('l.inventory_id', '=', first.inventory_id)
    .where('e.status', '=', 'complete')
    .execute()
  const files = new Map<string, string[]>()
  for (const { line_id, sha256 } of stored) {
    if (line_id) files.set(line_id, [...(files.get(line_id) ?? []), sha256])
  }
  return files
}
