import type { Database } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CertificateRow } from '../certificate-records.ts'

const ENTRIES_A_PAGE = 50
/** By an index, of which those are left out whose reversal is not logged yet: of so many there are never a page. */
const NEWEST = 500

/** Of what the entries are. */
export type OfCertificate = Pick<CertificateRow, 'id' | 'account_id' | 'source_ids'>

export type EntryOfCertificate = {
  readonly id: number
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly quantity: number
  readonly effectiveFrom: CalendarDate
  readonly effectiveTo: CalendarDate
  readonly recordedAt: Date
  /** Its leaf in the public log; `null`: it is not logged yet. */
  readonly logIndex: number | null
  readonly leafHash: Buffer | null
}

export type EntriesPage = {
  readonly entries: readonly EntryOfCertificate[]
  readonly older: number | null
}

/** What counts: neither what was reversed nor its reversals, and no credit of what was. */
const STANDING = sql`
  not exists (select from impact_ledger_entry o
    where (o.source_id, o.revision, o.impact, o.part) = (e.source_id, e.revision, e.impact, e.part)
      and o.id <> e.id)
  and not exists (select from impact_ledger_entry w join impact_ledger_entry r on r.reverses = w.id
    where w.id = e.reverses and r.source_kind = 'reversal' and r.source_id = w.source_id)`

/**
 * Entries of a certificate that are not among those that it claimed as they were logged: they wait for the log, or
 * are bound to a leaf from before a restore.
 */
const unclaimed = ({ id, account_id, source_ids }: OfCertificate): RawBuilder<unknown> => sql`(
  select e.* from impact_ledger_entry e
  where e.source_id = any(${source_ids}::uuid[])
    and not exists (select from certificate_entry m where m.entry_id = e.id)
    and (exists (select from ledger_log_queue q where q.entry_id = e.id)
      or exists (select from ledger_log_lost o where o.bound_to = e.id))
  union all
  select e.* from certificate c
    join (select entry_id from ledger_log_queue union all
      select bound_to from ledger_log_lost where bound_to is not null) u on true
    join impact_ledger_entry e on e.id = u.entry_id
  where c.id = ${id}::uuid and c.store_id is not null and e.account_id = ${account_id}::uuid
    and (exists (select from store_bill b
        where (b.account_id, b.id) = (e.account_id, e.source_id) and b.store_id = c.store_id)
      or exists (select from store_credit_note k
        where (k.account_id, k.id) = (e.account_id, e.source_id) and k.store_id = c.store_id)))`

/** The newest of its entries, or the newest before one of them, in their order. */
export async function entriesPage(
  db: Database,
  of: OfCertificate,
  before: number | null,
): Promise<EntriesPage> {
  const isBefore = before === null ? sql`true` : sql`e.id < ${before}`
  const isClaimedBefore = before === null ? sql`true` : sql`m.entry_id < ${before}`
  const { rows } = await sql<EntryOfCertificate>`
    select e.id, e.impact, e.quantity, e.effective_from as "effectiveFrom",
      e.effective_to as "effectiveTo", e.recorded_at as "recordedAt", l.index as "logIndex",
      l.hash as "leafHash"
    from (
      (select e.* from (select m.entry_id from certificate_entry m
          where m.certificate_id = ${of.id}::uuid and m.reversed_at is null and ${isClaimedBefore}
          order by m.entry_id desc limit ${NEWEST}) m
        join impact_ledger_entry e on e.id = m.entry_id where ${STANDING}
        order by e.id desc limit ${ENTRIES_A_PAGE + 1})
      union all
      (select e.* from ${unclaimed(of)} e where ${isBefore} and ${STANDING}
        order by e.id desc limit ${ENTRIES_A_PAGE + 1})) e
      left join ledger_log_leaf l on l.entry_id = e.id
    order by e.id desc limit ${ENTRIES_A_PAGE + 1}`.execute(db)
  const entries = rows.slice(0, ENTRIES_A_PAGE).toReversed()
  const older = rows.length > ENTRIES_A_PAGE ? (entries[0]?.id ?? null) : null
  return { entries, older }
}

export const newestEntryIds = async (db: Database, of: OfCertificate) =>
  (await entriesPage(db, of, null)).entries.map(({ id }) => id)

export type SumOfEntries = {
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly project: string
  readonly quantity: number
  readonly count: number
}

/**
 * What the ledger holds of a certificate, by impact and project: the totals of its logged entries, which are kept with
 * each of them, and the few that are not logged yet. Of those, a reversal takes off an entry with its credits.
 */
export async function sumsOfEntries(db: Database, of: OfCertificate): Promise<SumOfEntries[]> {
  const { rows } = await sql<SumOfEntries>`
    with unlogged as (select e.* from ${unclaimed(of)} e),
    taken as (
      select m.entry_id from unlogged r join certificate_entry m on m.entry_id = r.reverses
      where r.source_kind = 'reversal' and m.certificate_id = ${of.id}::uuid and m.reversed_at is null
      union
      select k.entry_id from unlogged r join impact_ledger_entry e on e.reverses = r.reverses and e.id <> r.id
        join certificate_entry k on k.entry_id = e.id
      where r.source_kind = 'reversal' and k.reversed_at is null)
    select impact, project, sum(quantity)::bigint as quantity, sum(count)::integer as count from (
      select impact, project_id as project, quantity, entries as count from certificate_total
      where certificate_id = ${of.id}::uuid
      union all
      select e.impact, e.project_id, e.quantity, case when ${STANDING} then 1 else 0 end from unlogged e
      union all
      select e.impact, e.project_id, 0, -1 from taken t join impact_ledger_entry e on e.id = t.entry_id) s
    group by impact, project order by impact, project`.execute(db)
  return rows.filter(({ count }) => count > 0)
}

export type Unstated = { readonly entries: number } & Readonly<
  Record<'milliTrees' | 'co2eGrams' | 'plasticGrams', number>
>

/** Entries whose leaf nobody can open any more, because it was logged with a secret that is lost: no statement has them. */
export async function unstatedEntries(db: Database, of: OfCertificate): Promise<Unstated | null> {
  const { rows } = await sql<Unstated>`
    select count(*)::integer as entries,
      coalesce(sum(e.quantity) filter (where e.impact = 'trees'), 0)::bigint as "milliTrees",
      coalesce(sum(e.quantity) filter (where e.impact = 'co2e'), 0)::bigint as "co2eGrams",
      coalesce(sum(e.quantity) filter (where e.impact = 'plastic'), 0)::bigint as "plasticGrams"
    from ${unclaimed(of)} e join ledger_log_lost o on o.bound_to = e.id where ${STANDING}`.execute(
    db,
  )
  const [found] = rows
  return found && found.entries > 0 ? found : null
}
