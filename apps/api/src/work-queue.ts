import type { Database } from '@understory/database/connect.ts'
import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'

/** A queue that ends with a person: each promise of the product that no process can fulfil by itself has one. */
export type WorkQueue = {
  readonly name: string
  readonly label: string
  /** What waits in it, in a sentence. */
  readonly says: string
  /** Where it is worked off, in the console. */
  readonly href: string
  /** What a role includes that sees it. */
  readonly duty: StaffDuty
  readonly waiting: (db: Database) => Promise<Waiting>
}

export type Waiting = { readonly count: number; readonly oldestAt: Date | null }

/** A queue that is longer is called longer; nobody waits for the count. */
export const MOST_COUNTED = 1_000

/** Counts what waits by the time of each, which the query calls `at`: up to one more than is counted. */
export async function countWaiting(query: {
  limit: (most: number) => { execute: () => Promise<{ at: Date | null }[]> }
}): Promise<Waiting> {
  const rows = await query.limit(MOST_COUNTED + 1).execute()
  const times = rows.flatMap(({ at }) => (at ? [at.getTime()] : []))
  return { count: rows.length, oldestAt: times.length > 0 ? new Date(Math.min(...times)) : null }
}
