import type { Database } from '@understory/database/connect.ts'
import { sha256 } from '@understory/ledger-log/hashes.ts'
import { sql } from 'kysely'
import { proofsInTree } from '../proofs-in-tree.ts'

type AnswerProof = {
  /** A proof file of the leaf that says it was issued. */
  readonly proof: string
  /** The verifier key that opens its checkpoint. */
  readonly key: string
}

/** What shows that the answer of a supplier stands in the log; `null`: it is not logged yet. */
export async function findAnswerProof(
  db: Database,
  statement: string,
): Promise<AnswerProof | null> {
  const hash = sha256(Buffer.from(statement))
  const { rows } = await sql<FindAnswerProofRow>`
    select s.issued_index, t.size, t.note, k.verifier_key
    from answer_statement s
      cross join lateral (select size, note from ledger_log_checkpoint
        where size > s.issued_index order by size limit 1) t
      cross join lateral (select verifier_key from ledger_log_key
        where from_size <= t.size order by from_size desc limit 1) k
    where s.hash = ${hash}`.execute(db)
  const [row] = rows
  if (!row) return null
  const [proof] = await proofsInTree(db, row, [row.issued_index])
  return proof === undefined ? null : { proof, key: row.verifier_key }
}

type FindAnswerProofRow = {
  readonly issued_index: number
  readonly size: number
  readonly note: string
  readonly verifier_key: string
}
