import type { Tx } from '@understory/database/connect.ts'
import { standingEntries } from '@understory/domain/ledger/entries.ts'
import { sql } from 'kysely'

/** One batch states at most so many, so that entries never wait for a long backlog. */
const MOST_A_BATCH = 500

/**
 * Takes certificates to be stated off the queue, with those whose entries were just logged. Those of an account
 * that was renamed wait for the last of its names to stay.
 */
export async function takeDueCertificates(
  tx: Tx,
  logged: readonly number[],
  now: Date,
): Promise<string[]> {
  const { rows: queued } = await sql<{ id: string }>`
    delete from certificate_statement_queue where id in (
      select id from certificate_statement_queue q
      where problem is null and due_at <= ${now} and (due_at = '-infinity' or not exists (
        select from certificate_statement_queue later
        where later.certificate_id = q.certificate_id and later.due_at > ${now}))
      order by id limit ${MOST_A_BATCH})
    returning certificate_id as id`.execute(tx)
  const touched = logged.length === 0 ? [] : await certificatesOf(tx, logged)
  const due = [...new Set([...queued.map(({ id }) => id), ...touched])].toSorted()
  const free = await lockFree(tx, due)
  await putBack(
    tx,
    due.filter((id) => !free.includes(id)),
  )
  return free
}

/** Who redeems a gift or deletes an account at this moment goes first; what they hold is stated with the next batch. */
async function lockFree(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select c.id from certificate c join account a on a.id = c.account_id
    where c.id = any(${ids}::uuid[]) order by c.id
    for key share of c skip locked for share of a skip locked`.execute(tx)
  const free = rows.map(({ id }) => id)
  // Why one was set aside before is found anew.
  await sql`
    delete from certificate_statement_queue
    where problem is not null and certificate_id = any(${free}::uuid[])`.execute(tx)
  return free
}

/** Without a problem they only have to wait. */
export async function putBack(
  tx: Tx,
  ids: readonly string[],
  problem: string | null = null,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('certificate_statement_queue')
    .values(ids.map((certificate_id) => ({ certificate_id, problem })))
    .execute()
}

/** The certificates that entries belong to, by the sources that the view of certificates knows. */
async function certificatesOf(tx: Tx, entryIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with source as materialized (
      select distinct source_id as id from impact_ledger_entry where id = any(${entryIds}::bigint[]))
    select c.id from source s join certificate c on c.purchase_id = s.id
    union select c.id from source s join certificate c on c.gift_id = s.id
    union select c.id from source s join certificate c on c.granted_id = s.id
    union select c.id from source s join subscription_cycle y on y.id = s.id
      join certificate c on c.subscription_id = y.subscription_id
    union select c.id from source s join store_bill b on b.id = s.id
      join certificate c on c.store_id = b.store_id
    union select c.id from source s join store_credit_note k on k.id = s.id
      join certificate c on c.store_id = k.store_id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What a certificate says today, by the ledger and by its account. */
export type DueCertificate = Awaited<ReturnType<typeof readDue>>[number]

export async function readDue(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<Stated>`
    select c.id, c.account_id, c.issued_at, c.source_ids, c.is_refunded, c.display_name as name,
      a.closed_at is not null as is_closed
    from certificate_statement c join account a on a.id = c.account_id
    where c.id = any(${ids}::uuid[])`.execute(tx)
  const history = await readHistory(
    tx,
    rows.flatMap(({ source_ids }) => source_ids),
  )
  const bySource = Map.groupBy(history, ({ sourceId }) => sourceId)
  return rows.map((row) => ({
    ...row,
    entries: standingEntries(row.source_ids.flatMap((id) => bySource.get(id) ?? [])),
  }))
}

type Stated = {
  readonly id: string
  readonly account_id: string
  readonly issued_at: Date
  readonly source_ids: readonly string[]
  readonly is_refunded: boolean
  readonly name: string
  readonly is_closed: boolean
}

async function readHistory(tx: Tx, sourceIds: readonly string[]) {
  const { rows } = await sql<HistoryRow>`
    select e.id, e.account_id, e.impact, e.quantity, e.source_id as "sourceId", e.revision, e.part,
      e.effective_from as from, e.effective_to as to, l.index, l.hash, m.certificate_id as claimed_by
    from impact_ledger_entry e left join ledger_log_leaf l on l.entry_id = e.id
      left join certificate_entry m on m.entry_id = e.id
    where e.source_id = any(${sourceIds}::uuid[]) order by e.id`.execute(tx)
  return rows
}

type HistoryRow = {
  readonly id: number
  readonly account_id: string
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly quantity: number
  readonly sourceId: string
  readonly revision: number
  readonly part: number
  readonly from: string
  readonly to: string
  /** Its leaf; absent where it waits to be logged. */
  readonly index: number | null
  readonly hash: Uint8Array | null
  readonly claimed_by: string | null
}
