import type { Database, Tx } from '@understory/database/connect.ts'

/**
 * Reads everything as it is at one moment, so that a product may go on writing meanwhile; within a
 * transaction, as that sees it.
 */
export function inSnapshot<T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}

const isTransaction = (db: Database | Tx): db is Tx => db.isTransaction
