import type { Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import type { Hash } from '@understory/ledger-log/hashes.ts'
import { sql } from 'kysely'
import type { Issued, StatementPlan } from './plan-statement.ts'

export type Withdrawn = {
  readonly certificateId: string
  readonly revision: number
  readonly hash: Hash
}

/** The statements that do not hold any more: all from the first on that has an entry which is gone. */
export async function withdrawnBy(tx: Tx, plans: readonly StatementPlan[]): Promise<Withdrawn[]> {
  const fallen = plans.filter(({ withdrawnFrom }) => withdrawnFrom !== null)
  if (fallen.length === 0) return []
  const { rows } = await sql<Withdrawn>`
    select r.certificate_id as "certificateId", r.revision, r.hash
    from unnest(${fallen.map(({ due }) => due.id)}::uuid[],
        ${fallen.map((each) => each.withdrawnFrom)}::integer[]) as f (id, first)
      join certificate_revision r on r.certificate_id = f.id and r.revision >= f.first
    where not exists (select from certificate_withdrawal w
      where (w.certificate_id, w.revision) = (r.certificate_id, r.revision))
    order by r.certificate_id, r.revision`.execute(tx)
  return rows
}

export async function storeWithdrawn(
  tx: Tx,
  withdrawn: readonly (Withdrawn & { readonly index: number })[],
): Promise<void> {
  const rows = withdrawn.map(({ certificateId, revision, index }) => ({
    certificate_id: certificateId,
    revision,
    leaf_index: index,
  }))
  for (const slice of rowSlices(rows))
    await tx.insertInto('certificate_withdrawal').values(slice).execute()
}

type StoreStatementsStored = Issued & { readonly accountId: string; readonly index: number }

export async function storeIssued(tx: Tx, issued: readonly StoreStatementsStored[]): Promise<void> {
  if (issued.length === 0) return
  const revisions = issued.map(({ statement, bytes, hash, index }) => ({
    certificate_id: statement.certificate,
    revision: statement.revision,
    statement: Buffer.from(bytes),
    leaf_index: index,
    hash: Buffer.from(hash),
    issued: statement.issued,
    milli_trees: statement.milliTrees,
    co2e_grams: statement.co2eGrams,
    plastic_grams: statement.plasticGrams,
    entries: statement.counted,
    from_date: statement.effective.from,
    to_date: statement.effective.to,
  }))
  const names = issued.map(({ statement, accountId, nonce, name }) => ({
    certificate_id: statement.certificate,
    revision: statement.revision,
    account_id: accountId,
    nonce: Buffer.from(nonce),
    name,
  }))
  for (const slice of rowSlices(revisions))
    await tx.insertInto('certificate_revision').values(slice).execute()
  for (const slice of rowSlices(names))
    await tx.insertInto('certificate_name').values(slice).execute()
  await markEntries(tx, issued)
}

async function markEntries(tx: Tx, issued: readonly StoreStatementsStored[]): Promise<void> {
  const of = (lines: 'entries' | 'gone') =>
    issued.flatMap(({ statement }) =>
      statement[lines].map(({ entry }) => ({ entry, revision: statement.revision })),
    )
  const [added, gone] = [of('entries'), of('gone')]
  await sql`
    update certificate_entry m set revision = s.revision
    from unnest(${added.map(({ entry }) => entry)}::bigint[],
      ${added.map(({ revision }) => revision)}::integer[]) as s (entry_id, revision)
    where m.entry_id = s.entry_id`.execute(tx)
  if (gone.length === 0) return
  await sql`
    update certificate_entry m set gone_in = s.revision
    from unnest(${gone.map(({ entry }) => entry)}::bigint[],
      ${gone.map(({ revision }) => revision)}::integer[]) as s (entry_id, revision)
    where m.entry_id = s.entry_id`.execute(tx)
}
