import type { Database } from '@understory/database/connect.ts'
import {
  parseRevision,
  type RevisionStatement,
} from '@understory/ledger-log/statements/revision-statement.ts'
import { sql } from 'kysely'
import type { CertificateProof } from '../find-certificate-proof.ts'

/** A statement of a chain, with the index of its leaf. */
export type ChainedStatement = {
  readonly bytes: Uint8Array
  readonly statement: RevisionStatement
  readonly index: number
}

/** As many statements travel together, with at most so many lines. */
const MOST_STATEMENTS = 50
const CHAIN_OF_CERTIFICATE_MAX_LINES = 2_000

/** The statements up to this one, the oldest first: all of them while they are few, else the newest. */
export async function chainUpTo(
  db: Database,
  { statement, revision }: CertificateProof,
): Promise<ChainedStatement[]> {
  const { rows } = await sql<{ statement: Buffer; leaf_index: number }>`
    select statement, leaf_index from certificate_revision
    where certificate_id = ${statement.certificate} and revision <= ${revision}
    order by revision desc limit ${MOST_STATEMENTS}`.execute(db)
  const chain: ChainedStatement[] = []
  let lines = 0
  for (const { statement: bytes, leaf_index: index } of rows) {
    const read = parseRevision(bytes)
    if (!read) throw new Error(`a statement of ${statement.certificate} has no canonical form`)
    lines += read.entries.length + read.gone.length
    if (chain.length > 0 && lines > CHAIN_OF_CERTIFICATE_MAX_LINES) break
    chain.unshift({ bytes, statement: read, index })
  }
  return chain
}

/** A leaf of an entry, with the entry's id. */
export type LeafOfEntry = { readonly index: number; readonly entry: number }

/**
 * The leaves that show what statements say: their entries, what reversed those that are gone, and those that
 * went with them, whether they were ever stated or not.
 */
export async function leavesOf(
  db: Database,
  statements: readonly RevisionStatement[],
): Promise<LeafOfEntry[]> {
  const [first] = statements
  const reversals = statements.flatMap(({ gone }) => gone.map(({ index }) => index))
  const went = reversals.length === 0 || !first ? [] : await wentWith(db, first, reversals)
  const leaves = [...statements.flatMap(({ entries }) => entries), ...went]
  const byIndex = new Map(leaves.map(({ index, entry }) => [index, { index, entry }]))
  return [...byIndex.values()].toSorted((one, other) => one.index - other.index)
}

async function wentWith(
  db: Database,
  { certificate }: RevisionStatement,
  reversals: readonly number[],
): Promise<LeafOfEntry[]> {
  const { rows } = await sql<LeafOfEntry>`
    select m.leaf_index as index, m.entry_id as entry from certificate_entry m
    where m.certificate_id = ${certificate} and m.reversed_at = any(${reversals}::bigint[])
    union all
    select l.index, l.entry_id from ledger_log_leaf l
    where l.index = any(${reversals}::bigint[])`.execute(db)
  return rows
}

export type ListedRevision = {
  readonly revision: number
  readonly issued: string
  readonly hash: Uint8Array
  readonly entries: number
  readonly isWithdrawn: boolean
}

/** What a certificate stated, the newest first; `before`: only what came before that revision. */
export async function listRevisions(
  db: Database,
  certificateId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<ListedRevision[]> {
  const { rows } = await sql<ListedRevision>`
    select r.revision, r.issued, r.hash, r.entries, w.revision is not null as "isWithdrawn"
    from certificate_revision r left join certificate_withdrawal w using (certificate_id, revision)
    where r.certificate_id = ${certificateId} and (${before}::integer is null or r.revision < ${before})
    order by r.revision desc limit ${limit}`.execute(db)
  return rows
}
