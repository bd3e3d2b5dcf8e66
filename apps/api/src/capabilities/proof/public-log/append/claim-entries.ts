import type { Tx } from '@understory/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Ties entries that were just logged to their certificates, and what takes back to what it takes back. Returns
 * the certificates that have something to state since.
 */
export async function claimEntries(tx: Tx, entryIds: readonly number[]): Promise<string[]> {
  if (entryIds.length === 0) return []
  const touched = [
    ...(await claimed(tx, ofSources(entryIds))),
    ...(await claimed(tx, creditsAmong(entryIds))),
    ...(await reverse(tx, entryIds)),
  ]
  return [...new Set(touched)]
}

/** The same for certificates that came after their entries: those of which nothing is claimed yet. */
export async function claimOfNew(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  if (certificateIds.length > 0) await claimed(tx, ofNew(certificateIds))
}

async function claimed(tx: Tx, found: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into certificate_entry (entry_id, certificate_id, leaf_index)
    select entry_id, certificate_id, leaf_index from (${found}) as f
    on conflict (entry_id) do nothing returning certificate_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** By the one source of each: its certificate is found by a key. */
const ofSources = (entryIds: readonly number[]) => sql`
  with source as materialized (
    select id as entry_id, source_id as id from impact_ledger_entry
    where id = any(${entryIds}::bigint[]) and quantity > 0)
  select o.entry_id, o.certificate_id, l.index as leaf_index from (
    select s.entry_id, c.id as certificate_id from source s join certificate c on c.purchase_id = s.id
    union all select s.entry_id, c.id from source s join certificate c on c.gift_id = s.id
    union all select s.entry_id, c.id from source s join certificate c on c.granted_id = s.id
    union all select s.entry_id, c.id from source s join subscription_cycle y on y.id = s.id
      join certificate c on c.subscription_id = y.subscription_id
    union all select s.entry_id, c.id from source s join store_bill b on b.id = s.id
      join certificate c on c.store_id = b.store_id) o
    join ledger_log_leaf l on l.entry_id = o.entry_id`

/** A credit is of the certificate of the entry that it lowers; a reversal has the source of what it reverses. */
const creditsAmong = (entryIds: readonly number[]) => sql`
  select k.id as entry_id, m.certificate_id, l.index as leaf_index
  from impact_ledger_entry k join impact_ledger_entry e on e.id = k.reverses
    join certificate_entry m on m.entry_id = e.id
    join ledger_log_leaf l on l.entry_id = k.id
  where k.id = any(${entryIds}::bigint[]) and k.source_id <> e.source_id`

/** An entry goes with all credits of it. */
async function reverse(tx: Tx, entryIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with reversal as materialized (
      select e.id as entry_id, l.index from impact_ledger_entry r
        join impact_ledger_entry e on e.id = r.reverses and e.source_id = r.source_id
        join ledger_log_leaf l on l.entry_id = r.id
      where r.id = any(${entryIds}::bigint[]) and r.source_kind = 'reversal'),
    taken as (
      select entry_id, index from reversal
      union all
      select k.id, v.index from reversal v join impact_ledger_entry e on e.id = v.entry_id
        join impact_ledger_entry k on k.reverses = e.id and k.source_id <> e.source_id)
    update certificate_entry m set reversed_at = t.index from taken t
    where m.entry_id = t.entry_id and m.reversed_at is null
    returning m.certificate_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

const ofNew = (certificateIds: readonly string[]) => sql`
  select e.id as entry_id, c.id as certificate_id, l.index as leaf_index
  from certificate c cross join lateral (
      select c.purchase_id as id union all select c.gift_id union all select c.granted_id
      union all select id from subscription_cycle where subscription_id = c.subscription_id
      union all select id from store_bill where (account_id, store_id) = (c.account_id, c.store_id)) s
    join impact_ledger_entry e on e.source_id = s.id
    join ledger_log_leaf l on l.entry_id = e.id
  where c.id = any(${certificateIds}::uuid[]) and e.quantity > 0
    and not exists (select from certificate_entry m where m.certificate_id = c.id)
    and not exists (select from impact_ledger_entry r
      where r.reverses = e.id and r.source_id = e.source_id)`
