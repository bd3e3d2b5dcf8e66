import type { PublicLedgerEntry } from '@understory/contracts/proof/public-ledger.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Project } from '../../commerce/prices/public.ts'

export type LedgerRow = {
  readonly entry_id: number
  readonly log_index: number | null
  readonly recorded_at: Date
  readonly source_kind: string
  readonly impact: PublicLedgerEntry['impact']
  readonly quantity: number
  readonly project_id: string
  readonly effective_from: CalendarDate
  readonly effective_to: CalendarDate
  readonly basis: string
  readonly reverses: number | null
}

type Others = {
  readonly reversals: ReadonlyMap<number, PublicLedgerEntry['reversedBy']>
  readonly places: ReadonlyMap<number, number>
  readonly projects: ReadonlyMap<string, Project>
}

/** Rows as anyone may read them, with their projects and what reverses them. */
export async function presentEntries(
  db: Database,
  rows: readonly LedgerRow[],
  projects: readonly Project[],
): Promise<PublicLedgerEntry[]> {
  if (rows.length === 0) return []
  const [reversals, places] = await Promise.all([
    findReversals(
      db,
      rows.map(({ entry_id }) => entry_id),
    ),
    findPlaces(
      db,
      rows.flatMap(({ reverses }) => reverses ?? []),
    ),
  ])
  const byId = new Map(projects.map((project) => [project.id, project]))
  return rows.map((row) => presentEntry(row, { reversals, places, projects: byId }))
}

async function findReversals(db: Database, ids: readonly number[]): Promise<Others['reversals']> {
  const rows = await db
    .selectFrom('public_ledger_entry')
    .select(['entry_id', 'log_index', 'reverses'])
    .where((eb) => anyOf(eb.ref('reverses'), ids))
    // What is credited of an entry lowers it and reverses nothing.
    .where('source_kind', '=', 'reversal')
    .execute()
  return new Map(
    rows.map(({ entry_id: entryId, log_index: logIndex, reverses }) => [
      reverses ?? 0,
      { entryId, logIndex },
    ]),
  )
}

async function findPlaces(db: Database, ids: readonly number[]): Promise<Others['places']> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('public_ledger_entry')
    .select(['entry_id', 'log_index'])
    .where((eb) => anyOf(eb.ref('entry_id'), ids))
    .execute()
  return new Map(rows.map(({ entry_id, log_index }) => [entry_id, log_index]))
}

function presentEntry(row: LedgerRow, { reversals, places, projects }: Others): PublicLedgerEntry {
  const project = projects.get(row.project_id)
  const { reverses } = row
  return {
    entryId: row.entry_id,
    logIndex: row.log_index,
    recordedAt: `${row.recorded_at.toISOString().slice(0, 16)}:00.000Z`,
    source: row.source_kind,
    impact: row.impact,
    quantity: row.quantity,
    project: {
      id: row.project_id,
      name: project?.name ?? row.project_id,
      country: project?.country ?? '',
    },
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    basis: row.basis,
    reverses:
      reverses === null ? null : { entryId: reverses, logIndex: places.get(reverses) ?? null },
    reversedBy: reversals.get(row.entry_id) ?? null,
  }
}
