import type { EmissionFactor } from '@understory/contracts/emission-factors.ts'
import type { InventoryLine } from '@understory/contracts/inventory-lines.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  type ChangeReason,
  changeReason,
  fittingFactor,
} from '@understory/domain/footprints/inventory/factor-choice.ts'
import { factorYear, QUICK_ITEMS } from '@understory/domain/footprints/inventory/quick-entry.ts'
import type { Month } from '@understory/domain/quantity/calendar.ts'
import { presentFactor, selectFactors } from '../factors/factor-records.ts'
import type { InventoryRow } from './inventory-records.ts'
import { presentLines, selectLines } from './line-records.ts'
import { keysOf } from './quick-items.ts'

export type Outdated = {
  readonly line: InventoryLine
  /** With the lines that go with it. */
  readonly oldGrams: number
  readonly hasUpstream: boolean
  readonly factor: EmissionFactor
  readonly reason: ChangeReason
}

/**
 * The lines whose published factor is not that of the set that fits their year now. Those that go with another line
 * follow it.
 */
export async function findOutdated(
  db: Database | Tx,
  inventory: Pick<InventoryRow, 'id' | 'start_month'>,
): Promise<Outdated[]> {
  const rows = await selectLines(db, { inventoryId: inventory.id })
  const lines = (await presentLines(db, rows)).filter(({ factor }) => factor !== null)
  const above = lines.filter(({ parentId }) => parentId === null)
  const candidates = await findCandidates(db, above)
  const beneath = new Map<string, number[]>()
  for (const { parent_id, co2e_grams } of rows) {
    if (parent_id) beneath.set(parent_id, [...(beneath.get(parent_id) ?? []), co2e_grams])
  }
  const year = factorYear(inventory.start_month.slice(0, 7) as Month)
  return above.flatMap((line): Outdated[] => {
    const published = candidates.get(line.factor?.factorId ?? '') ?? []
    const now = published.find(({ id }) => id === line.factor?.factorId)
    const best = fittingFactor(published, line.spend?.year ?? year)
    if (!now || !best || best.id === now.id) return []
    const parts = beneath.get(line.lineId) ?? []
    return [
      {
        line,
        oldGrams: parts.reduce((sum, grams) => sum + grams, line.co2eGrams),
        hasUpstream: parts.length > 0,
        factor: presentFactor(best),
        reason: changeReason(now, best),
      },
    ]
  })
}

/** The same row in every set, by the id of one of them. */
async function findCandidates(db: Database | Tx, lines: readonly InventoryLine[]) {
  const ids = [...new Set(lines.flatMap(({ factor }) => factor?.factorId ?? []))]
  if (ids.length === 0) return new Map<string, never[]>()
  const used = await db.selectFrom('emission_factor').select('key').where('id', 'in', ids).execute()
  const rows = await selectFactors(db)
    .select('f.key')
    .where('f.key', 'in', [...new Set(used.flatMap(({ key }) => namesOf(key)))])
    .execute()
  const byKey = Map.groupBy(rows, ({ key }) => namesOf(key)[0] ?? key)
  return new Map(rows.map(({ id, key }) => [id, byKey.get(namesOf(key)[0] ?? key) ?? []]))
}

const ALIASES = QUICK_ITEMS.map(keysOf)

/** The keys that a row has in one set or another: that of 2026 leaves out headings. */
const namesOf = (key: string): readonly string[] =>
  ALIASES.find((names) => names.includes(key)) ?? [key]
