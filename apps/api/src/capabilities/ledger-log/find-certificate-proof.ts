import type { Database } from '@understory/database/connect.ts'
import type { NamedBy } from '@understory/ledger-log/name-file.ts'
import { parseStatement, type Statement } from '@understory/ledger-log/statement.ts'
import { sql } from 'kysely'
import type { SignedTree } from './proofs-in-tree.ts'

/** What shows that a certificate stands in the log: its last statement that was not withdrawn. */
export type CertificateProof = {
  readonly revision: number
  readonly bytes: Uint8Array
  readonly statement: Statement
  /** Of its leaf. */
  readonly index: number
  /** The first tree that was signed with it, for good: later ones continue it. */
  readonly tree: SignedTree & { readonly signedAt: Date }
  /** The verifier key that opens the tree's checkpoint. */
  readonly key: string
  /** `null`: its account was deleted. */
  readonly named: NamedBy | null
  /** `null` with the name, or where no credentials are signed. */
  readonly credential: string | null
}

/** Of its last statement that holds, or of an earlier one; `null`: it is not logged yet, or was withdrawn. */
export async function findCertificateProof(
  db: Database,
  certificateId: string,
  revision: number | null = null,
): Promise<CertificateProof | null> {
  const { rows } = await sql<Row>`
    select r.revision, r.statement, r.leaf_index, t.size, t.note, t.signed_at, k.verifier_key,
      n.nonce, n.name, n.credential
    from certificate_revision r
      left join certificate_name n using (certificate_id, revision)
      cross join lateral (select size, note, signed_at from ledger_log_checkpoint
        where size > r.leaf_index order by size limit 1) t
      cross join lateral (select verifier_key from ledger_log_key
        where from_size <= t.size order by from_size desc limit 1) k
    where r.certificate_id = ${certificateId} and r.revision = coalesce(${revision}::integer, r.revision)
      and not exists (select from certificate_withdrawal w
        where (w.certificate_id, w.revision) = (r.certificate_id, r.revision))
    order by r.revision desc limit 1`.execute(db)
  const [row] = rows
  const statement = row && parseStatement(row.statement)
  if (!statement) return null
  const { nonce, name } = row
  return {
    revision: row.revision,
    bytes: row.statement,
    statement,
    index: row.leaf_index,
    tree: { size: row.size, note: row.note, signedAt: row.signed_at },
    key: row.verifier_key,
    named: nonce && name !== null ? { nonce, name } : null,
    credential: row.credential || null,
  }
}

/** A paper of before may carry one of as many. */
const MOST_EARLIER = 36

/** The hashes of earlier statements that still hold, the newest first: a certificate that grew states more by now. */
export async function earlierStatements(
  db: Database,
  { statement, revision }: CertificateProof,
): Promise<{ revision: number; hash: Uint8Array }[]> {
  const { rows } = await sql<{ revision: number; hash: Buffer }>`
    select r.revision, sha256(r.statement) as hash from certificate_revision r
    where r.certificate_id = ${statement.certificate} and r.revision < ${revision}
      and not exists (select from certificate_withdrawal w
        where (w.certificate_id, w.revision) = (r.certificate_id, r.revision))
    order by r.revision desc limit ${MOST_EARLIER}`.execute(db)
  return rows
}

type Row = {
  readonly revision: number
  readonly statement: Buffer
  readonly leaf_index: number
  readonly size: number
  readonly note: string
  readonly signed_at: Date
  readonly verifier_key: string
  readonly nonce: Buffer | null
  readonly name: string | null
  readonly credential: string | null
}
