import type { Tx } from '@understory/database/connect.ts'
import { formatCertificateLeaf } from '@understory/ledger-log/certificate-leaf.ts'
import { sha256 } from '@understory/ledger-log/hashes.ts'
import { leafHash } from '@understory/ledger-log/merkle-tree.ts'
import { statedName } from '@understory/ledger-log/name-file.ts'
import { sql } from 'kysely'
import { type DueCertificate, putBack, readDue } from './due-certificates.ts'
import { storedSecrets } from './leaves-of-entries.ts'
import { insertLeaves, type NewLeaf } from './log-storage.ts'
import { type Issued, type Plan, planOf } from './plan-statement.ts'
import { type Revision, revisionsOf } from './statement-records.ts'

type Stating = { readonly now: Date; readonly first: number }

/**
 * States certificates anew where they changed, and withdraws statements with an entry that stands no more.
 * Returns the leaves that it appended from `first` on.
 */
export async function stateCertificates(
  tx: Tx,
  ids: readonly string[],
  { now, first }: Stating,
): Promise<readonly NewLeaf[]> {
  if (ids.length === 0) return []
  const plans = await plan(tx, ids, now)
  const leaves = plans.flatMap(({ withdrawn, issued }) => [
    ...withdrawn.map(({ hash }) => leafOf(hash, 'withdrawn', now)),
    ...(issued ? [leafOf(sha256(issued.statement), 'issued', now)] : []),
  ])
  await insertLeaves(tx, first, leaves)
  let index = first
  for (const { withdrawn, issued } of plans) {
    for (const revision of withdrawn) await withdraw(tx, revision, index++)
    if (issued) await issue(tx, issued, index++)
  }
  return leaves
}

async function plan(tx: Tx, ids: readonly string[], now: Date): Promise<Plan[]> {
  const due = await readDue(tx, ids)
  const revisions = await revisionsOf(tx, ids)
  const accounts = due.map(({ account_id }) => account_id)
  const secrets = await storedSecrets(tx, accounts)
  const plans: Plan[] = []
  for (const certificate of due) {
    const problem = problemOf(certificate)
    if (problem) await putBack(tx, [certificate.id], problem.text)
    else plans.push(planOf(certificate, revisions.get(certificate.id) ?? [], { secrets, now }))
  }
  return plans
}

/** Without a text it only has to wait: its entries are logged with the next batch. */
function problemOf({ id, entries, account_id }: DueCertificate): { text: string | null } | null {
  if (entries.some((entry) => entry.index === null)) return { text: null }
  if (entries.some((entry) => entry.account_id !== account_id))
    return { text: 'an entry is of another account' }
  if (entries.some(({ claimed_by }) => claimed_by !== null && claimed_by !== id))
    return { text: 'an entry is claimed by another certificate' }
  return null
}

function leafOf(statement: Uint8Array, state: 'issued' | 'withdrawn', recorded: Date): NewLeaf {
  const leaf = formatCertificateLeaf({ recorded, statement, state })
  return { id: null, leaf, hash: leafHash(leaf) }
}

async function withdraw(tx: Tx, { certificateId, revision }: Revision, index: number) {
  await tx
    .insertInto('certificate_withdrawal')
    .values({ certificate_id: certificateId, revision, leaf_index: index })
    .execute()
}

async function issue(tx: Tx, { due, revision, statement, nonce }: Issued, index: number) {
  const of = { certificate_id: due.id, revision }
  await tx
    .insertInto('certificate_revision')
    .values({ ...of, statement: Buffer.from(statement), leaf_index: index })
    .execute()
  await tx
    .insertInto('certificate_name')
    .values({
      ...of,
      account_id: due.account_id,
      nonce: Buffer.from(nonce),
      name: statedName(due.name),
    })
    .execute()
  await sql`
    insert into certificate_entry (entry_id, certificate_id)
    select id, ${due.id} from unnest(${due.entries.map(({ id }) => id)}::bigint[]) as e (id)
    on conflict (entry_id) do nothing`.execute(tx)
}
