import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

/**
 * The number of a snapshot of the provider's state, taken before the state is read: an earlier snapshot
 * changes nothing that a later one has written.
 */
export async function nextSnapshotNumber({ db }: Pick<Deps, 'db'>): Promise<number> {
  const taken = sql<{ number: number }>`select nextval('gateway_snapshot') as number`
  const { rows } = await taken.execute(db)
  return Number(rows[0]?.number)
}
