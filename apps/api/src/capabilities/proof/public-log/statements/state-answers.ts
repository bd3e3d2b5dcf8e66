import type { Tx } from '@understory/database/connect.ts'
import { formatCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { sql } from 'kysely'
import { insertLeaves, type NewLeaf } from '../log-storage.ts'

/** One batch states at most so many, so that entries never wait for a long backlog. */
const MOST_ANSWERS_A_BATCH = 500

type DueAnswer = {
  readonly hash: Buffer
  readonly is_issued: boolean
  readonly is_ended: boolean
}

/** Answers of suppliers that the log has not issued yet, or that ended since. */
export async function takeDueAnswers(tx: Tx): Promise<readonly DueAnswer[]> {
  const { rows } = await sql<DueAnswer>`
    select hash, issued_index is not null as is_issued, is_ended from answer_statement
    where issued_index is null or (is_ended and withdrawn_index is null)
    order by hash limit ${MOST_ANSWERS_A_BATCH} for update skip locked`.execute(tx)
  return rows
}

type StatingAnswers = { readonly now: Date; readonly first: number }

/** Appends what is new of answers from `first` on, each issued before it is withdrawn. */
export async function stateAnswers(
  tx: Tx,
  due: readonly DueAnswer[],
  { now, first }: StatingAnswers,
): Promise<readonly NewLeaf[]> {
  if (due.length === 0) return []
  const leaves: NewLeaf[] = []
  const append = (hash: Buffer, state: 'issued' | 'withdrawn') => {
    const leaf = formatCertificateLeaf({ recorded: now, statement: hash, state })
    leaves.push({ id: null, leaf, hash: leafHash(leaf) })
    return first + leaves.length - 1
  }
  const places = due.map(({ hash, is_issued, is_ended }) => ({
    hash,
    issued: is_issued ? null : append(hash, 'issued'),
    withdrawn: is_ended ? append(hash, 'withdrawn') : null,
  }))
  await insertLeaves(tx, first, leaves)
  await sql`
    update answer_statement s
    set issued_index = coalesce(s.issued_index, p.issued), withdrawn_index = p.withdrawn
    from unnest(${places.map(({ hash }) => hash)}::bytea[], ${places.map(({ issued }) => issued)}::bigint[],
      ${places.map(({ withdrawn }) => withdrawn)}::bigint[]) as p (hash, issued, withdrawn)
    where s.hash = p.hash`.execute(tx)
  return leaves
}
