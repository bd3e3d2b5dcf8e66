import type { Tx } from '@understory/database/connect.ts'
import { parseCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import { sql } from 'kysely'

/**
 * Answers of suppliers that a restored database has, and whose leaves were published after its backup: they are
 * issued and withdrawn where the log says so, and are not stated a second time. `first` is the index of the first
 * of the leaves. Returns the indexes of the leaves that have their answer.
 */
export async function bindAnswersToLost(
  tx: Tx,
  first: number,
  leaves: readonly Uint8Array[],
): Promise<ReadonlySet<number>> {
  const stated = leaves.flatMap((leaf, at) => {
    const said = parseCertificateLeaf(leaf)
    return said ? [{ index: first + at, hash: Buffer.from(said.statement), state: said.state }] : []
  })
  const { rows } = await sql<{ issued: number | null; withdrawn: number | null }>`
    with said as (
      select hash, min(index) filter (where state = 'issued') as issued,
        min(index) filter (where state = 'withdrawn') as withdrawn
      from unnest(${stated.map(({ hash }) => hash)}::bytea[], ${stated.map(({ index }) => index)}::bigint[],
        ${stated.map(({ state }) => state)}::text[]) as l (hash, index, state)
      group by hash
    )
    update answer_statement a set issued_index = coalesce(a.issued_index, said.issued),
      withdrawn_index = coalesce(a.withdrawn_index, said.withdrawn),
      is_ended = a.is_ended or said.withdrawn is not null
    from said where a.hash = said.hash
    returning a.issued_index as issued, a.withdrawn_index as withdrawn`.execute(tx)
  return new Set(
    rows.flatMap(({ issued, withdrawn }) => [issued, withdrawn].filter((index) => index !== null)),
  )
}
