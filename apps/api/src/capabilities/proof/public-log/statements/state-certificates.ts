import type { Tx } from '@understory/database/connect.ts'
import type { Hash } from '@understory/ledger-log/hashes.ts'
import { formatCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { sql } from 'kysely'
import { storedSecrets } from '../append/leaves-of-entries.ts'
import { insertLeaves, type NewLeaf } from '../log-storage.ts'
import { putBack } from './due-certificates.ts'
import { type StatementPlan, statementPlanOf } from './plan-statement.ts'
import { recordStatementEvents } from './record-statement-events.ts'
import { readDue } from './statement-records.ts'
import { storeIssued, storeWithdrawn, type Withdrawn, withdrawnBy } from './store-statements.ts'

type Stating = { readonly now: Date; readonly first: number }

/**
 * States what is new of certificates, and withdraws statements with an entry that stands no more. Returns the
 * leaves that it appended from `first` on. One that cannot be stated is set aside, and all others go on.
 */
export async function stateCertificates(
  tx: Tx,
  ids: readonly string[],
  { now, first }: Stating,
): Promise<readonly NewLeaf[]> {
  if (ids.length === 0) return []
  const plans = await plan(tx, ids, now)
  const all = await attempt(tx, () => write(tx, plans, { now, first }))
  if (!(all instanceof Error)) return all
  const leaves: NewLeaf[] = []
  for (const each of plans) {
    const at = { now, first: first + leaves.length }
    const written = await attempt(tx, () => write(tx, [each], at))
    if (written instanceof Error) await putBack(tx, [each.due.id], written.message)
    else leaves.push(...written)
  }
  return leaves
}

async function plan(tx: Tx, ids: readonly string[], now: Date): Promise<StatementPlan[]> {
  const due = await readDue(tx, ids)
  const secrets = await storedSecrets(
    tx,
    due.map(({ accountId }) => accountId),
  )
  const plans: StatementPlan[] = []
  for (const certificate of due) {
    try {
      plans.push(statementPlanOf(certificate, { secrets, now }))
    } catch (fault) {
      await putBack(tx, [certificate.id], messageOf(fault))
    }
  }
  return plans
}

const messageOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault))

/** What fails leaves nothing behind, and the transaction goes on. */
async function attempt<Done>(tx: Tx, work: () => Promise<Done>): Promise<Done | Error> {
  await sql`savepoint stating`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint stating`.execute(tx)
    return done
  } catch (fault) {
    await sql`rollback to savepoint stating`.execute(tx)
    return fault instanceof Error ? fault : new Error(String(fault))
  }
}

/** Of each certificate first what is withdrawn, then what is stated. */
async function write(
  tx: Tx,
  plans: readonly StatementPlan[],
  { now, first }: Stating,
): Promise<readonly NewLeaf[]> {
  const withdrawn = Map.groupBy(await withdrawnBy(tx, plans), ({ certificateId }) => certificateId)
  const leaves: NewLeaf[] = []
  const append = (statement: Hash, state: 'issued' | 'withdrawn') => {
    const leaf = formatCertificateLeaf({ recorded: now, statement, state })
    leaves.push({ id: null, leaf, hash: leafHash(leaf) })
    return first + leaves.length - 1
  }
  const fallen: (Withdrawn & { readonly index: number })[] = []
  const issued: Parameters<typeof storeIssued>[1][number][] = []
  for (const { due, issued: statements } of plans) {
    for (const each of withdrawn.get(due.id) ?? [])
      fallen.push({ ...each, index: append(each.hash, 'withdrawn') })
    for (const each of statements) {
      issued.push({ ...each, accountId: due.accountId, index: append(each.hash, 'issued') })
      if (!each.isPassing) continue
      const { revision } = each.statement
      const index = append(each.hash, 'withdrawn')
      fallen.push({ certificateId: due.id, revision, hash: each.hash, index })
    }
  }
  await insertLeaves(tx, first, leaves)
  await storeIssued(tx, issued)
  await storeWithdrawn(tx, fallen)
  await recordStatementEvents(tx, { plans, fallen, at: now })
  return leaves
}
