import type { Database, Tx } from '@understory/database/connect.ts'
import { type Hash, sha256 } from '@understory/ledger-log/hashes.ts'
import { parseStatement } from '@understory/ledger-log/statement.ts'
import { sql } from 'kysely'

/** A statement that a certificate made, the oldest first. */
export type Revision = {
  readonly certificateId: string
  readonly revision: number
  /** Of its bytes, as the log has it. */
  readonly hash: Hash
  readonly entries: readonly number[]
  /** `null`: it was deleted with its account. */
  readonly name: string | null
  readonly isWithdrawn: boolean
}

export async function revisionsOf(
  db: Database | Tx,
  certificateIds: readonly string[],
): Promise<ReadonlyMap<string, Revision[]>> {
  const { rows } = await sql<Row>`
    select r.certificate_id, r.revision, r.statement, n.name, w.revision is not null as is_withdrawn
    from certificate_revision r left join certificate_name n using (certificate_id, revision)
      left join certificate_withdrawal w using (certificate_id, revision)
    where r.certificate_id = any(${certificateIds}::uuid[])
    order by r.certificate_id, r.revision`.execute(db)
  const revisions = rows.map(({ certificate_id, revision, statement, name, is_withdrawn }) => ({
    certificateId: certificate_id,
    revision,
    hash: sha256(statement),
    entries: parseStatement(statement)?.entries.map(({ entry }) => entry) ?? [],
    name,
    isWithdrawn: is_withdrawn,
  }))
  return Map.groupBy(revisions, ({ certificateId }) => certificateId)
}

type Row = {
  readonly certificate_id: string
  readonly revision: number
  readonly statement: Buffer
  readonly name: string | null
  readonly is_withdrawn: boolean
}
