import type { QueryOf } from '@understory/contracts/endpoint.ts'
import type { ListLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import {
  type LineEvent,
  LineValues,
} from '@understory/contracts/footprints/company-footprints/line-history.ts'
import type { Database } from '@understory/database/connect.ts'
import { factorInWords } from '@understory/domain/footprints/emission-factors/factor-in-words.ts'
import { z } from 'zod'
import { findFactors } from '../../emission-factors/public.ts'
import { listEntityRows } from '../inventory/inventory-records.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

type WhichEvents = Pick<QueryOf<typeof ListLineEvents>, 'line' | 'category' | 'kind'> & {
  /** Those before the event of this number. */
  readonly before?: number | undefined
  readonly limit: number
}

/** What happened to the lines of an inventory, the newest first. */
export async function readLineEvents(
  db: Database,
  inventoryId: string,
  { line, category, kind, before, limit }: WhichEvents,
): Promise<LineEvent[]> {
  let events = db
    .selectFrom('inventory_line_event as e')
    .leftJoin('app_user as u', 'u.id', 'e.made_by')
    .select(['e.id', 'e.line_id', 'e.parent_id', 'e.at', 'e.kind', 'e.category', 'e.reason'])
    .select(['e.old_values', 'e.new_values', 'u.name'])
    .where('e.inventory_id', '=', inventoryId)
  if (line)
    events = events.where((eb) => eb.or([eb('e.line_id', '=', line), eb('e.parent_id', '=', line)]))
  if (category) events = events.where('e.category', '=', category)
  if (kind) events = events.where('e.kind', '=', kind)
  if (before) events = events.where('e.id', '<', before)
  const rows = await events.orderBy('e.id', 'desc').limit(limit).execute()
  const named = await namesInEvents(db, inventoryId, rows)
  return rows.map((row) => ({
    eventId: row.id,
    lineId: row.line_id,
    parentId: row.parent_id,
    at: row.at.toISOString(),
    by: row.name,
    kind: row.kind,
    category: row.category,
    before: row.old_values === null ? null : valuesOfLine(row.old_values, named),
    after: row.new_values === null ? null : valuesOfLine(row.new_values, named),
    reason: row.reason,
  }))
}

type Stored = { readonly old_values: unknown; readonly new_values: unknown }

const Referring = z.object({ factor_id: z.string().optional(), entity_id: z.string().optional() })

/** The factors and companies that the lines name. */
async function namesInEvents(db: Database, inventoryId: string, rows: readonly Stored[]) {
  const referring = rows.flatMap(({ old_values, new_values }) =>
    [old_values, new_values].map((values) => Referring.parse(values ?? {})),
  )
  const ids = new Set(referring.flatMap(({ factor_id }) => factor_id ?? []))
  const hasCompany = referring.some(({ entity_id }) => entity_id)
  const companies = hasCompany ? await listEntityRows(db, inventoryId) : []
  return {
    factors: await findFactors(db, [...ids]),
    companies: new Map(companies.map(({ id, name }) => [id, name])),
  }
}
type NamesInEvents = Awaited<ReturnType<typeof namesInEvents>>

/** The columns of a line, as they were stored, under the names of the API. */
function valuesOfLine(stored: unknown, { factors, companies }: NamesInEvents): LineValues {
  const { factor_id, entity_id } = Referring.parse(stored)
  const factor = factor_id && factors.get(factor_id)
  const named = Object.entries(stored ?? {}).map(([column, value]) => [nameOfColumn(column), value])
  return LineValues.parse({
    ...Object.fromEntries(named),
    ...(factor && { factorName: `${factorInWords(factor.name)}, ${factor.set.year}` }),
    ...(entity_id && {
      company: companies.get(entity_id) ?? companyFootprintsMessage('line-events.company'),
    }),
  })
}

const nameOfColumn = (column: string): string =>
  column === 'part'
    ? 'purchasePart'
    : column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A page of them, and the number of the last one where more follow. */
export async function pageOfLineEvents(
  db: Database,
  inventoryId: string,
  { cursor, limit, ...which }: QueryOf<typeof ListLineEvents>,
): Promise<{ events: LineEvent[]; nextCursor: number | null }> {
  const read = await readLineEvents(db, inventoryId, { ...which, before: cursor, limit: limit + 1 })
  const events = read.slice(0, limit)
  return { events, nextCursor: read.length > limit ? (events.at(-1)?.eventId ?? null) : null }
}
