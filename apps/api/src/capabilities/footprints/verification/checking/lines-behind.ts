import type { Database, Tx } from '@understory/database/connect.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { EvidencedLine } from '@understory/domain/footprints/verification/evidence-behind.ts'
import { partOfCategory } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { sql } from 'kysely'
import {
  breachOfLine,
  countLines,
  findInventory,
  type InventoryKey,
  type LineRow,
  listEntityRows,
  presentLines,
  selectLines,
} from '../../company-footprints/public.ts'

const RECOMPUTED_AT_ONCE = 1_000

type LinesBehind = {
  readonly rows: readonly LineRow[]
  readonly lines: readonly EvidencedLine[]
}

/** Every line of a footprint, with what counts of it and whether something stands behind it. */
export async function linesBehind(db: Database | Tx, wanted: InventoryKey): Promise<LinesBehind> {
  const inventory = await findInventory(db, wanted)
  if (!inventory) return { rows: [], lines: [] }
  const entities = await listEntityRows(db, inventory.id)
  const rows = await selectLines(db, { inventoryId: inventory.id })
  const counted = countLines(inventory, entities, { lines: rows, parts: new Map() })
  const evidenced = await evidencedIds(db, wanted, inventory.id)
  return {
    rows,
    lines: rows.map(({ id, parent_id, category, description }, at) => ({
      id,
      part: partOfCategory(category),
      name: description || categoryName(category),
      grams: counted[at]?.co2eGrams ?? 0,
      // Well-to-tank and losses follow from the line that they go with.
      hasEvidence: evidenced.has(id) || (parent_id !== null && evidenced.has(parent_id)),
    })),
  }
}

/** Lines that have a file of their own, or rows of a ledger behind them. */
async function evidencedIds(
  db: Database | Tx,
  { footprintId, accountId }: InventoryKey,
  inventoryId: string,
): Promise<ReadonlySet<string>> {
  const ofFiles = await db
    .selectFrom('footprint_evidence')
    .select('line_id')
    .distinct()
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'complete')
    .where('line_id', 'is not', null)
    .execute()
  const ofLedgers = await sql<{ line_id: string }>`
    select line_id from lines_of_ledgers(${inventoryId}) as line_id`.execute(db)
  return new Set([...ofFiles, ...ofLedgers.rows].flatMap(({ line_id }) => line_id ?? []))
}

/** The names of lines that come out differently, when each is computed again. */
export async function differingLines(
  db: Database | Tx,
  { rows, lines }: LinesBehind,
): Promise<string[]> {
  const names = new Map(lines.map(({ id, name }) => [id, name]))
  const differing: string[] = []
  for (let from = 0; from < rows.length; from += RECOMPUTED_AT_ONCE) {
    const shown = await presentLines(db, rows.slice(from, from + RECOMPUTED_AT_ONCE))
    differing.push(...shown.flatMap(breachOfLine).map(({ subject }) => names.get(subject) ?? ''))
  }
  return differing
}
