import type { Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import { sql } from 'kysely'
import { claimEntries, claimOfNew } from '../append/claim-entries.ts'

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
  const { rows } = await sql<{ id: string }>`
    with taken as materialized (
      select id from certificate_statement_queue q
      where problem is null and due_at <= ${now} and (due_at = '-infinity' or not exists (
        select from certificate_statement_queue later
        where later.certificate_id = q.certificate_id and later.due_at > ${now}))
      order by id limit ${MOST_A_BATCH})
    delete from certificate_statement_queue where id in (select id from taken)
    returning certificate_id as id`.execute(tx)
  const queued = [...new Set(rows.map(({ id }) => id))]
  const touched = await claimEntries(tx, logged)
  await claimOfNew(tx, queued)
  const due = [...new Set([...queued, ...touched])].toSorted()
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
  // Why one was set aside before is found again.
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
  const rows = ids.map((certificate_id) => ({ certificate_id, problem }))
  for (const slice of rowSlices(rows))
    await tx.insertInto('certificate_statement_queue').values(slice).execute()
}
