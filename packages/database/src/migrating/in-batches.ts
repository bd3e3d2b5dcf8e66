import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

const MARK = /^-- In batches\b/

/**
 * A migration that changes rows of a big table, marked as such in its first line: one statement that changes a few
 * thousand of those that it has still to change, so that no lock is held for long and a crash loses one batch:
 *
 *     -- In batches: what was missing is filled in.
 *     update store_order set place = 'unknown'
 *     where id in (select id from store_order where place is null limit 2000)
 */
export const isInBatches = (text: string): boolean => MARK.test(text)

/** Runs it in transaction after transaction until it changes nothing more. */
export async function applyInBatches(
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  text: string,
): Promise<void> {
  let changed = 1n
  while (changed > 0n) {
    changed = await inTransaction(
      async (tx) => (await sql.raw(text).execute(tx)).numAffectedRows ?? 0n,
    )
  }
}
