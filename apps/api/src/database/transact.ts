import type { Database, Tx } from '@understory/database/connect.ts'
import { Refused } from '../http/refuse.ts'
import { workScope } from '../http/requests/work-scope.ts'
import { insertAuditEntry } from './audit.ts'

/**
 * Runs work in one transaction. A refusal rolls back what was written before it, like a fault does, and
 * is then the answer: nothing is half-written. What must survive a refusal (an attempt that is counted,
 * a token that is used up) belongs outside. The change that a person makes is recorded in their activity in
 * the same transaction: neither stands without the other.
 */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute()
  try {
    const answer = await work(transaction)
    if (!(answer instanceof Refused)) await recordChange(transaction)
    await (answer instanceof Refused ? transaction.rollback() : transaction.commit()).execute()
    return answer
  } catch (fault) {
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction.rollback().execute()
    throw fault
  }
}

/** Runs an operation of a few statements, which has no transaction of its own, within one. */
export function withinOne<D extends { readonly db: Database }, T>(
  deps: D,
  operation: (deps: D) => Promise<T>,
): Promise<T> {
  return transact(deps.db, (tx) => operation({ ...deps, db: tx }))
}

async function recordChange(tx: Tx): Promise<void> {
  const scope = workScope.getStore()
  if (!scope?.change) return
  const { change } = scope
  scope.change = null
  await insertAuditEntry(tx, change)
}
