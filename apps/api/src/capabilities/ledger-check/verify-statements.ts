import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { parseCertificateLeaf } from '@understory/ledger-log/certificate-leaf.ts'
import { holderOf } from '@understory/ledger-log/commitments.ts'
import { type EntryLeaf, parseEntryLeaf } from '@understory/ledger-log/entry-leaf.ts'
import { isSame, sha256 } from '@understory/ledger-log/hashes.ts'
import { isNameOf } from '@understory/ledger-log/name-file.ts'
import { parseStatement } from '@understory/ledger-log/statement.ts'
import { isSumOf } from '@understory/ledger-log/verify-certificate.ts'
import { sql } from 'kysely'
import type { Finding } from './findings.ts'
import { Findings } from './findings.ts'

const A_PAGE = 500

type CertificateLeafRow = {
  readonly leaf: Uint8Array
  readonly statement: Uint8Array | null
  /** Absent: it was issued. */
  readonly withdrawn_at: number | null
}

/** `null`: the leaf says what became of a statement, and that statement is kept. */
export function wrongCertificateLeaf({
  leaf,
  statement,
  withdrawn_at,
}: CertificateLeafRow): string | null {
  const said = parseCertificateLeaf(leaf)
  if (!said) return 'it is a leaf of neither an entry nor a certificate'
  if (!statement || !isSame(sha256(statement), said.statement)) return 'its statement is not kept'
  const isWithdrawal = withdrawn_at !== null
  return (said.state === 'withdrawn') === isWithdrawal ? null : `it says ${said.state}`
}

/** What each certificate stated against the entries and leaves beneath it. */
export async function verifyStatements(db: Tx): Promise<Finding[]> {
  const [statements, stale] = [new Findings(), new Findings()]
  for (let after = { id: '00000000-0000-0000-0000-000000000000', revision: 0 }; ; ) {
    const page = await readPage(db, after)
    for (const row of page) {
      const subject = `${row.certificate_id}/${row.revision}`
      statements.add(subject, await wrongStatement(db, row))
      stale.add(subject, await fallenEntry(db, row))
    }
    const last = page.at(-1)
    if (!last || page.length < A_PAGE) break
    after = { id: last.certificate_id, revision: last.revision }
  }
  return [
    statements.of(
      'statement-equals-entries',
      'every statement adds up its entries in the log, and they are of its one account',
    ),
    stale.of(
      'statement-is-in-force',
      'every statement with an entry that was reversed is withdrawn, or waits to be',
    ),
    (await findUnstated(db)).of(
      'certificate-is-stated',
      'every certificate states what its entries of the ledger are, or waits to do so',
    ),
  ]
}

async function readPage(db: Tx, { id, revision }: { id: string; revision: number }) {
  const { rows } = await sql<Row>`
    select r.certificate_id, r.revision, r.statement, n.name, n.nonce,
      l.index is not null as is_logged, w.revision is not null as is_withdrawn
    from certificate_revision r left join certificate_name n using (certificate_id, revision)
      left join ledger_log_leaf l on l.index = r.leaf_index
      left join certificate_withdrawal w using (certificate_id, revision)
    where (r.certificate_id, r.revision) > (${id}::uuid, ${revision}::integer)
    order by r.certificate_id, r.revision limit ${A_PAGE}`.execute(db)
  return rows
}
type Row = {
  readonly certificate_id: string
  readonly revision: number
  readonly statement: Buffer
  readonly name: string | null
  readonly nonce: Buffer | null
  readonly is_logged: boolean
  readonly is_withdrawn: boolean
}

async function wrongStatement(db: Tx, row: Row): Promise<string | null> {
  const statement = parseStatement(row.statement)
  if (!row.is_logged) return 'its leaf is not in the log'
  if (!statement) return 'it has no canonical form'
  if (statement.certificate !== row.certificate_id) return 'it is of another certificate'
  const { name, nonce } = row
  if (name !== null && nonce && !isNameOf(statement.name, { name, nonce }))
    return 'its name is another one'
  const leaves = await db
    .selectFrom('ledger_log_leaf')
    .select(['index', 'leaf', 'hash'])
    .where((eb) =>
      anyOf(
        eb.ref('index'),
        statement.entries.map(({ index }) => index),
      ),
    )
    .execute()
  const at = new Map(leaves.map((leaf) => [leaf.index, leaf]))
  const stated: EntryLeaf[] = []
  for (const { entry, index, leaf, opening } of statement.entries) {
    const found = at.get(index)
    const logged = found && parseEntryLeaf(found.leaf)
    if (!found || logged?.entry !== entry || !isSame(found.hash, leaf))
      return `entry ${entry} is not the leaf at ${index}`
    if (!isSame(logged.holder, holderOf(opening, statement.account)))
      return `entry ${entry} is of another account`
    stated.push(logged)
  }
  return isSumOf(statement, stated) ? null : 'its entries add up to something else'
}

/** An entry whose reversal is in the log, of a statement that says nothing of it. */
async function fallenEntry(db: Tx, row: Row): Promise<string | null> {
  if (row.is_withdrawn) return null
  const ids = parseStatement(row.statement)?.entries.map(({ entry }) => entry) ?? []
  const { rows } = await sql<{ id: number }>`
    select e.id from impact_ledger_entry e join impact_ledger_entry o
        on (o.source_id, o.revision, o.impact, o.part) = (e.source_id, e.revision, e.impact, e.part)
          and o.id <> e.id
      join ledger_log_leaf l on l.entry_id = o.id
    where e.id = any(${ids}::bigint[]) and not exists (
      select from certificate_statement_queue q
      where q.certificate_id = ${row.certificate_id} and q.problem is null)
    order by e.id limit 1`.execute(db)
  return rows[0] ? `entry ${rows[0].id} was reversed` : null
}

/** By the sources of a certificate: what is paid and neither stated last nor queued. */
async function findUnstated(db: Tx): Promise<Findings> {
  const { rows } = await sql<{ id: string; detail: string }>`
    select c.id, coalesce('it is set aside: ' || (
      select max(problem) from certificate_statement_queue q where q.certificate_id = c.id),
      'it states other entries') as detail
    from certificate_statement c join account a on a.id = c.account_id and a.closed_at is null
    where not exists (select from certificate_statement_queue q
        where q.certificate_id = c.id and q.problem is null)
      and exists (select from ledger_log_head where size > 0)
      and not exists (select from impact_ledger_entry e join ledger_log_queue w on w.entry_id = e.id
        where e.source_id = any(c.source_ids))
      and not c.is_refunded and exists (
        select from impact_ledger_entry e
        where e.source_id = any(c.source_ids) and not exists (
          select from impact_ledger_entry o
          where (o.source_id, o.revision, o.impact, o.part) = (e.source_id, e.revision, e.impact, e.part)
            and o.id <> e.id)
          and not exists (select from certificate_entry m
            where (m.entry_id, m.certificate_id) = (e.id, c.id)))`.execute(db)
  const found = new Findings()
  for (const { id, detail } of rows) found.add(id, detail)
  return found
}
