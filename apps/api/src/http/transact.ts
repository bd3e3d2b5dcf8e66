import type { Database, Tx } from '@understory/database/connect.ts'
import { Refused } from './refuse.ts'

/**
 * Runs work in one transaction. A refusal rolls back what was written before it, like a fault does, and
 * is then the answer: nothing is half-written. What must survive a refusal (an attempt that is counted,
 * a token that is used up) belongs outside.
 */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute()
  try {
    const answer = await work(transaction)
    await (answer instanceof Refused ? transaction.rollback() : transaction.commit()).execute()
    return answer
  } catch (fault) {
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction.rollback().execute()
    throw fault
  }
}
