import type { Database } from '@understory/database/connect.ts'
import type { NamedBy } from '@understory/ledger-log/proof/name-file.ts'
import {
  parseRevision,
  type RevisionStatement,
} from '@understory/ledger-log/statements/revision-statement.ts'
import { sql } from 'kysely'
import type { SignedTree } from './proofs-in-tree.ts'

/** What shows that a certificate stands in the log: one of its statements, its newest by itself. */
export type CertificateProof = {
  readonly revision: number
  readonly bytes: Uint8Array
  readonly statement: RevisionStatement
  /** Of its leaf. */
  readonly index: number
  readonly isWithdrawn: boolean
  /** The first tree that was signed with it, for good: later ones continue it. */
  readonly tree: SignedTree & { readonly signedAt: Date }
  /** The verifier key that opens the tree's checkpoint. */
  readonly key: string
  /** `null`: its account was deleted. */
  readonly named: NamedBy | null
  /** `null` with the name, or where no credentials are signed. */
  readonly credential: string | null
}

/** Of its newest statement; `null`: it is not logged yet, or nothing that it stated holds any more. */
export async function findCertificateProof(
  db: Database,
  certificateId: string,
): Promise<CertificateProof | null> {
  const proof = await findRevision(db, certificateId, null)
  return proof?.isWithdrawn ? null : proof
}

/** Of any statement of its, also of one that was withdrawn: later ones go on from it. */
export function findRevisionProof(
  db: Database,
  certificateId: string,
  revision: number,
): Promise<CertificateProof | null> {
  return findRevision(db, certificateId, revision)
}

async function findRevision(
  db: Database,
  certificateId: string,
  revision: number | null,
): Promise<CertificateProof | null> {
  const { rows } = await sql<FindCertificateProofRow>`
    select r.revision, r.statement, r.leaf_index, t.size, t.note, t.signed_at, k.verifier_key,
      n.nonce, n.name, n.credential, exists (select from certificate_withdrawal w
        where (w.certificate_id, w.revision) = (r.certificate_id, r.revision)) as is_withdrawn
    from certificate_revision r
      left join certificate_name n using (certificate_id, revision)
      cross join lateral (select size, note, signed_at from ledger_log_checkpoint
        where size > r.leaf_index order by size limit 1) t
      cross join lateral (select verifier_key from ledger_log_key
        where from_size <= t.size order by from_size desc limit 1) k
    where r.certificate_id = ${certificateId} and r.revision = coalesce(${revision}::integer, r.revision)
    order by r.revision desc limit 1`.execute(db)
  const [row] = rows
  const statement = row && parseRevision(row.statement)
  if (!statement) return null
  const { nonce, name } = row
  return {
    revision: row.revision,
    bytes: row.statement,
    statement,
    index: row.leaf_index,
    isWithdrawn: row.is_withdrawn,
    tree: { size: row.size, note: row.note, signedAt: row.signed_at },
    key: row.verifier_key,
    named: nonce && name !== null ? { nonce, name } : null,
    credential: row.credential || null,
  }
}

type FindCertificateProofRow = {
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
  readonly is_withdrawn: boolean
}
