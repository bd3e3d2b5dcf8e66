import type { Tx } from '@understory/database/connect.ts'
import { isSame, sha256 } from '@understory/ledger-log/hashes.ts'
import { parseCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import { parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { isNameOf } from '@understory/ledger-log/proof/name-file.ts'
import {
  parseRevision,
  type RevisionStatement,
} from '@understory/ledger-log/statements/revision-statement.ts'
import {
  type NotChained,
  StatementChain,
} from '@understory/ledger-log/statements/statement-chain.ts'
import { sql } from 'kysely'
import type { Finding } from '../../../ledger-rules/findings.ts'
import { Findings } from '../../../ledger-rules/findings.ts'

const A_PAGE = 500

type CertificateLeafRow = {
  readonly leaf: Uint8Array
  readonly statement: Uint8Array | null
  /** The hash of the answer of a supplier, where the leaf is of one: its text is with the two companies alone. */
  readonly answer: Uint8Array | null
  /** Absent: it was issued. */
  readonly withdrawn_at: number | null
}

/** `null`: the leaf says what became of a statement, and that statement is kept. */
export function wrongCertificateLeaf({
  leaf,
  statement,
  answer,
  withdrawn_at,
}: CertificateLeafRow): string | null {
  const said = parseCertificateLeaf(leaf)
  if (!said) return 'it is a leaf of neither an entry nor a certificate'
  const stored = answer ?? (statement && sha256(statement))
  if (!stored || !isSame(stored, said.statement)) return 'its statement is not kept'
  const isWithdrawal = withdrawn_at !== null
  return (said.state === 'withdrawn') === isWithdrawal ? null : `it says ${said.state}`
}

/** What each certificate stated against the entries and leaves beneath it, in its order. */
export async function verifyStatements(db: Tx): Promise<Finding[]> {
  const [following, addingUp, stale] = [new Findings(), new Findings(), new Findings()]
  let chain = new StatementChain()
  for (let after = { id: '00000000-0000-0000-0000-000000000000', revision: 0 }; ; ) {
    const page = await readPage(db, after)
    for (const row of page) {
      const subject = `${row.certificate_id}/${row.revision}`
      if (row.revision === 1) chain = new StatementChain()
      const wrong = await wrongStatement(db, row, chain)
      following.add(subject, OF_ORDER.find((each) => each === wrong) ?? null)
      addingUp.add(subject, OF_ORDER.some((each) => each === wrong) ? null : wrong)
      stale.add(subject, await fallenEntry(db, row))
    }
    const last = page.at(-1)
    if (!last || page.length < A_PAGE) break
    after = { id: last.certificate_id, revision: last.revision }
  }
  return [
    following.of(
      'statement-follows',
      'every statement follows the one before it, and says something new',
    ),
    addingUp.of(
      'statement-adds-up',
      'every statement is the one before it with the entries of the log that it adds and lets go, of its one account',
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
  const { rows } = await sql<VerifyStatementsRow>`
    select r.certificate_id, r.revision, r.statement, r.hash, r.leaf_index, r.milli_trees, r.co2e_grams,
      r.plastic_grams, r.entries, r.from_date, r.to_date, n.name, n.nonce,
      l.index is not null as is_logged, w.revision is not null as is_withdrawn
    from certificate_revision r left join certificate_name n using (certificate_id, revision)
      left join ledger_log_leaf l on l.index = r.leaf_index
      left join certificate_withdrawal w using (certificate_id, revision)
    where (r.certificate_id, r.revision) > (${id}::uuid, ${revision}::integer)
    order by r.certificate_id, r.revision limit ${A_PAGE}`.execute(db)
  return rows
}
type VerifyStatementsRow = {
  readonly certificate_id: string
  readonly revision: number
  readonly statement: Buffer
  readonly hash: Buffer
  readonly leaf_index: number
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
  readonly entries: number
  readonly from_date: string
  readonly to_date: string
  readonly name: string | null
  readonly nonce: Buffer | null
  readonly is_logged: boolean
  readonly is_withdrawn: boolean
}

const WHY: Record<NotChained, string> = {
  'not-following': 'it does not follow the one before it',
  'nothing-new': 'it says nothing new',
  'missing-entry': 'an entry is not the leaf that it names',
  'other-entry': 'an entry is not the leaf that it names',
  'other-holder': 'an entry is of another account',
  'entry-twice': 'an entry was stated before',
  'other-credit': 'a credit is not of an entry that it can lower',
  'not-gone': 'what it says is gone was not reversed, or not so',
  'other-totals': 'its entries add up to something else',
  'other-days': 'its entries are of other days',
}
const OF_ORDER: readonly string[] = [WHY['not-following'], WHY['nothing-new']]

async function wrongStatement(
  db: Tx,
  row: VerifyStatementsRow,
  chain: StatementChain,
): Promise<string | null> {
  const statement = parseRevision(row.statement)
  if (!row.is_logged) return 'its leaf is not in the log'
  if (!statement) return 'it has no canonical form'
  if (statement.certificate !== row.certificate_id) return 'it is of another certificate'
  const { name, nonce } = row
  if (name !== null && nonce && !isNameOf(statement.name, { name, nonce }))
    return 'its name is another one'
  if (!isSame(sha256(row.statement), row.hash) || !isStoredAs(statement, row))
    return 'what is kept of it says something else'
  const lines = [...statement.entries, ...statement.gone].map(({ index }) => index)
  if (statement.revision !== row.revision || lines.some((index) => index >= row.leaf_index))
    return WHY['not-following']
  const why = chain.add(statement, row.hash, await leavesAround(db, row.certificate_id, lines))
  return why && WHY[why]
}

/** The figures from which the next statement goes on. */
function isStoredAs(statement: RevisionStatement, row: VerifyStatementsRow): boolean {
  return (
    statement.milliTrees === row.milli_trees &&
    statement.co2eGrams === row.co2e_grams &&
    statement.plasticGrams === row.plastic_grams &&
    statement.counted === row.entries &&
    statement.effective.from === row.from_date &&
    statement.effective.to === row.to_date
  )
}

/** The leaves that a statement names, and those that went with what reversed its entries. */
async function leavesAround(db: Tx, certificateId: string, indexes: readonly number[]) {
  const { rows } = await sql<{ index: number; leaf: Buffer; hash: Buffer }>`
    select index, leaf, hash from ledger_log_leaf where index = any(${indexes}::bigint[])
    union
    select l.index, l.leaf, l.hash from certificate_entry m
      join ledger_log_leaf l on l.index = m.leaf_index
    where m.certificate_id = ${certificateId} and m.reversed_at = any(${indexes}::bigint[])`.execute(
    db,
  )
  return new Map(
    rows.flatMap(({ index, leaf: bytes, hash }) => {
      const leaf = parseEntryLeaf(bytes)
      return leaf ? [[index, { leaf, hash }] as const] : []
    }),
  )
}

/** An entry of a statement, or of one before it, whose reversal is in the log, while it is not withdrawn. */
async function fallenEntry(db: Tx, row: VerifyStatementsRow): Promise<string | null> {
  if (row.is_withdrawn) return null
  const { rows } = await sql<{ id: number }>`
    select e.id from certificate_entry m join impact_ledger_entry e on e.id = m.entry_id
      join impact_ledger_entry r on r.reverses = e.id and r.source_id = e.source_id
      join ledger_log_leaf l on l.entry_id = r.id
    where m.certificate_id = ${row.certificate_id} and m.revision <= ${row.revision}
      and (m.gone_in is null or m.gone_in > ${row.revision})
      and not exists (select from certificate_statement_queue q
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
      and exists (
        select from impact_ledger_entry e join ledger_log_leaf l on l.entry_id = e.id
        where e.quantity > 0 and (e.source_id = any(c.source_ids) or e.source_id in (
            select b.id from store_bill b join certificate t on t.store_id = b.store_id where t.id = c.id))
          and not exists (select from impact_ledger_entry o
            where (o.source_id, o.revision, o.impact, o.part) = (e.source_id, e.revision, e.impact, e.part)
              and o.id <> e.id)
          and not exists (select from certificate_entry m
            where (m.entry_id, m.certificate_id) = (e.id, c.id) and m.revision is not null))`.execute(
    db,
  )
  const found = new Findings()
  for (const { id, detail } of rows) found.add(id, detail)
  return found
}
