import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/** Among the advisory locks of the database: 'STOR'. */
const STORES = 0x53_54_4f_52
/** Stores share so many locks, so that a batch of any size fits the lock table. */
const STRIPES = 1024

/**
 * Orders of a store are applied by many transactions at once, each of which shares its store. A change of what
 * its orders contribute (settings, a pause, a disconnection, a bill) holds the store alone, so that every order is
 * computed wholly before or wholly after it. These locks are granted in the order in which they were asked
 * for: unlike locks of a row, a stream of orders never keeps a change waiting.
 */
export async function lockShared(tx: Tx, storeIds: readonly string[]): Promise<void> {
  await sql`/* named share-stores */ select pg_advisory_xact_lock_shared(${STORES}, stripe)
    from unnest(${stripesOf(storeIds)}::int[]) with ordinality as s (stripe, at) order by at`.execute(
    tx,
  )
}

/** A transaction holds one store alone, before it locks anything else of it. */
export const lockAlone = (tx: Tx, storeId: string): Promise<void> => lockAllAlone(tx, [storeId])

/** The same for several, in the order in which orders share them. */
export async function lockAllAlone(tx: Tx, storeIds: readonly string[]): Promise<void> {
  if (storeIds.length === 0) return
  await sql`select pg_advisory_xact_lock(${STORES}, stripe)
    from unnest(${stripesOf(storeIds)}::int[]) with ordinality as s (stripe, at) order by at`.execute(
    tx,
  )
}

const stripeOf = (storeId: string) => Number.parseInt(storeId.slice(0, 8), 16) % STRIPES

/** Of some stores, in the order in which they are locked. */
export const stripesOf = (storeIds: readonly string[]) =>
  [...new Set(storeIds.map(stripeOf))].toSorted((a, b) => a - b)
