import type { Database, Tx } from '@understory/database/connect.ts'

/** Reads everything as it is at one moment, so that a product may go on writing meanwhile. */
export function inSnapshot<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}
