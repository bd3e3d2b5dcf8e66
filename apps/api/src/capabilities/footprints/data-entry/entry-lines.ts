import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetEntryPart, ListEntryLines } from '@understory/contracts/footprints/data-entry.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import type { EntryPart } from '@understory/domain/people/members/entry-part.ts'
import { sql } from 'kysely'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findInventory, isLocked, presentLines, selectLines } from '../company-footprints/public.ts'

/** A footprint, and what of it a member is limited to; `null`: nothing. */
export type EntryKey = {
  readonly footprintId: string
  readonly accountId: string
  readonly entryPart: EntryPart | null
}

const MOST_FOOTPRINTS = 100

/** Those that have an inventory, the newest first. */
export async function listEntryFootprints(
  db: Database,
  accountId: string,
): Promise<ReplyOf<typeof GetEntryPart>['footprints']> {
  const rows = await db
    .selectFrom('footprint as f')
    .innerJoin('footprint_inventory as i', 'i.footprint_id', 'f.id')
    .select(['f.id', 'f.company_name', 'f.start_month', 'f.status'])
    .select(sql<string | null>`f.input ->> 'country'`.as('country'))
    .where('f.account_id', '=', accountId)
    .orderBy('f.start_month', 'desc')
    .orderBy('f.id')
    .limit(MOST_FOOTPRINTS)
    .execute()
  return rows.map((row) => ({
    footprintId: row.id,
    companyName: row.company_name,
    startMonth: monthOf(row.start_month),
    country: row.country,
    isLocked: isLocked(row),
  }))
}

type OfPart = { readonly inventoryId: string; readonly part: EntryPart | null }

/** The lines of a part; those that go with another line are of none. */
function linesOfPart(db: Database | Tx, { inventoryId, part }: OfPart) {
  let lines = db
    .selectFrom('inventory_line')
    .where('inventory_id', '=', inventoryId)
    .where('parent_id', 'is', null)
  if (part && part.sites.length > 0)
    lines = lines.where((eb) => anyOf(eb.ref('site'), [...part.sites]))
  if (part && part.categories.length > 0)
    lines = lines.where((eb) => anyOf(eb.ref('category'), [...part.categories]))
  return lines
}

/** Whether a line is of the part, and so one that there is for the member. */
export async function isLineOfPart(
  db: Database | Tx,
  ofPart: OfPart,
  lineId: string,
): Promise<boolean> {
  const found = await linesOfPart(db, ofPart)
    .select('id')
    .where('id', '=', lineId)
    .executeTakeFirst()
  return found !== undefined
}

type PageOfLines = { readonly limit: number; readonly cursor?: string | undefined }

export async function listEntryLines(
  db: Database,
  { entryPart: part, ...key }: EntryKey,
  { limit, cursor }: PageOfLines,
): Promise<ReplyOf<typeof ListEntryLines> | Refused> {
  const inventory = await findInventory(db, key)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const ofPart = { inventoryId: inventory.id, part }
  const sum = await linesOfPart(db, ofPart)
    .select((eb) => eb.fn.sum('co2e_grams').as('grams'))
    .executeTakeFirst()
  let page = linesOfPart(db, ofPart).select('id')
  if (cursor) {
    page = page.where(
      sql<boolean>`(created_at, id) > (select created_at, id from inventory_line where id = ${cursor})`,
    )
  }
  const ids = await page
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const shown = ids.slice(0, limit).map(({ id }) => id)
  const rows = await selectLines(db, { inventoryId: inventory.id, ids: shown })
  return {
    lines: await presentLines(db, rows),
    co2eGrams: Number(sum?.grams ?? 0),
    nextCursor: ids.length > limit ? (shown.at(-1) ?? null) : null,
  }
}
