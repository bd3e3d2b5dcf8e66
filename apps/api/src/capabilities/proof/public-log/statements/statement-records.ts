import type { Tx } from '@understory/database/connect.ts'
import type { Hash } from '@understory/ledger-log/hashes.ts'
import { sql } from 'kysely'

/** What a certificate stated last. */
export type LastRevision = {
  readonly revision: number
  readonly hash: Hash
  readonly issued: string
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly entries: number
  readonly from: string
  readonly to: string
  /** With the nonce that hides it; `null`: it was deleted with its account. */
  readonly name: string | null
  readonly nonce: Buffer | null
}

/** An entry that the next statement adds, or that it says is gone. */
export type NewsOfEntry = {
  readonly entry: number
  readonly certificateId: string
  readonly accountId: string
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly quantity: number
  readonly from: string
  readonly to: string
  readonly index: number
  readonly leaf: Hash
  /** The revision that stated it; `null`: none did. */
  readonly revision: number | null
  readonly reversedAt: number | null
}

/** A certificate with what it has to state now. */
export type DueCertificate = {
  readonly id: string
  readonly accountId: string
  readonly issuedAt: Date
  readonly name: string
  readonly isClosed: boolean
  readonly last: LastRevision | null
  readonly news: readonly NewsOfEntry[]
  /** The days of what was stated and still counts, where something of it is gone. */
  readonly left: { readonly from: string; readonly to: string } | null
}

/** No older statement is read, and no entry that was stated before but those that are gone. */
export async function readDue(tx: Tx, ids: readonly string[]): Promise<DueCertificate[]> {
  const { rows } = await sql<StatementRecordsRow>`
    select c.id, c.account_id, c.issued_at, coalesce(g.recipient_name, a.display_name) as display_name,
      a.closed_at is not null as is_closed, r.revision, r.hash, r.issued, r.milli_trees, r.co2e_grams,
      r.plastic_grams, r.entries, r.from_date, r.to_date, n.name, n.nonce
    from certificate c join account a on a.id = c.account_id left join gift g on g.id = c.gift_id
      left join lateral (select * from certificate_revision l where l.certificate_id = c.id
        order by l.revision desc limit 1) r on true
      left join certificate_name n on (n.certificate_id, n.revision) = (c.id, r.revision)
    where c.id = any(${ids}::uuid[]) order by c.id`.execute(tx)
  const news = Map.groupBy(await readNews(tx, ids), ({ certificateId }) => certificateId)
  const left = await daysLeft(
    tx,
    [...news].filter(([, of]) => of.some(({ revision }) => revision !== null)).map(([id]) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    issuedAt: row.issued_at,
    name: row.display_name,
    isClosed: row.is_closed,
    last: lastOf(row),
    news: news.get(row.id) ?? [],
    left: left.get(row.id) ?? null,
  }))
}

async function readNews(tx: Tx, ids: readonly string[]): Promise<NewsOfEntry[]> {
  const { rows } = await sql<NewsOfEntry>`
    select m.entry_id as entry, m.certificate_id as "certificateId", e.account_id as "accountId", e.impact,
      e.quantity, e.effective_from as from, e.effective_to as to, m.leaf_index as index, l.hash as leaf,
      m.revision, m.reversed_at as "reversedAt"
    from certificate_entry m join impact_ledger_entry e on e.id = m.entry_id
      join ledger_log_leaf l on l.index = m.leaf_index
    where m.certificate_id = any(${ids}::uuid[]) and case when m.revision is null
      then m.reversed_at is null else m.reversed_at is not null and m.gone_in is null end
    order by m.leaf_index`.execute(tx)
  return rows
}

async function daysLeft(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { from: string; to: string }>()
  const { rows } = await sql<{ id: string; from: string; to: string }>`
    select m.certificate_id as id, min(e.effective_from) as from, max(e.effective_to) as to
    from certificate_entry m join impact_ledger_entry e on e.id = m.entry_id
    where m.certificate_id = any(${ids}::uuid[]) and m.revision is not null and m.reversed_at is null
    group by 1`.execute(tx)
  return new Map(rows.map(({ id, from, to }) => [id, { from, to }]))
}

function lastOf(row: StatementRecordsRow): LastRevision | null {
  if (row.revision === null) return null
  return {
    revision: row.revision,
    hash: row.hash,
    issued: row.issued,
    milliTrees: row.milli_trees,
    co2eGrams: row.co2e_grams,
    plasticGrams: row.plastic_grams,
    entries: row.entries,
    from: row.from_date,
    to: row.to_date,
    name: row.name,
    nonce: row.nonce,
  }
}

/** The columns of its last revision are there together, or none of them is. */
type StatementRecordsRow = {
  readonly id: string
  readonly account_id: string
  readonly issued_at: Date
  readonly display_name: string
  readonly is_closed: boolean
  readonly revision: number | null
  readonly hash: Buffer
  readonly issued: string
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
  readonly entries: number
  readonly from_date: string
  readonly to_date: string
  readonly name: string | null
  readonly nonce: Buffer | null
}
