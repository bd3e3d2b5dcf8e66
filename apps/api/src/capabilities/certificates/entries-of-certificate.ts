import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'

const ENTRIES_A_PAGE = 50

export type EntryOfCertificate = {
  readonly id: number
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly quantity: number
  readonly effectiveFrom: string
  readonly effectiveTo: string
  readonly recordedAt: Date
  /** Its leaf in the public log; `null`: it is not logged yet. */
  readonly logIndex: number | null
  readonly leafHash: Buffer | null
}

export type EntriesPage = {
  readonly entries: readonly EntryOfCertificate[]
  readonly older: number | null
}

/** What counts of sources: neither what was reversed nor its reversals, and no credit of what was. */
const STANDING = sql`
  not exists (select from impact_ledger_entry o
    where (o.source_id, o.revision, o.impact, o.part) = (e.source_id, e.revision, e.impact, e.part)
      and o.id <> e.id)
  and not exists (select from impact_ledger_entry w join impact_ledger_entry r on r.reverses = w.id
    where w.id = e.reverses and r.source_kind = 'reversal' and r.source_id = w.source_id)`

/** The newest of its entries, or the newest before one of them, in their order. */
export async function entriesPage(
  db: Database,
  sourceIds: readonly string[],
  before: number | null,
): Promise<EntriesPage> {
  const { rows } = await sql<EntryOfCertificate>`
    select e.id, e.impact, e.quantity, e.effective_from as "effectiveFrom",
      e.effective_to as "effectiveTo", e.recorded_at as "recordedAt", l.index as "logIndex",
      l.hash as "leafHash"
    from impact_ledger_entry e left join ledger_log_leaf l on l.entry_id = e.id
    where e.source_id = any(${sourceIds}::uuid[]) and (${before}::bigint is null or e.id < ${before})
      and ${STANDING}
    order by e.id desc limit ${ENTRIES_A_PAGE + 1}`.execute(db)
  const entries = rows.slice(0, ENTRIES_A_PAGE).toReversed()
  const older = rows.length > ENTRIES_A_PAGE ? (entries[0]?.id ?? null) : null
  return { entries, older }
}

export const newestEntryIds = async (db: Database, sourceIds: readonly string[]) =>
  (await entriesPage(db, sourceIds, null)).entries.map(({ id }) => id)

export type SumOfEntries = {
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly project: string
  readonly quantity: number
  readonly count: number
}

/** What the ledger holds of sources, by impact and project: what was reversed takes itself off. */
export async function sumsOfEntries(
  db: Database,
  sourceIds: readonly string[],
): Promise<SumOfEntries[]> {
  const { rows } = await sql<SumOfEntries>`
    select e.impact, e.project_id as project, sum(e.quantity)::bigint as quantity,
      count(*) filter (where ${STANDING})::integer as count
    from impact_ledger_entry e where e.source_id = any(${sourceIds}::uuid[])
    group by e.impact, e.project_id order by e.impact, e.project_id`.execute(db)
  return rows.filter(({ count }) => count > 0)
}
