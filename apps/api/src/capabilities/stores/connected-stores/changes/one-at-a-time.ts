import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

/**
 * One process at a time charges a store, by a lease and not by a lock: the platform is called meanwhile, and no
 * connection is held for it. Throws where another one is at it.
 */
export async function oneAtATime<T>(
  { db }: Pick<Deps, 'db'>,
  storeId: string,
  work: () => Promise<T>,
): Promise<T> {
  // As exact as a date that comes back.
  const until = sql<Date>`date_trunc('milliseconds', clock_timestamp()) + interval '2 minutes'`
  const taken = await db
    .updateTable('store')
    .set({ charging_until: until })
    .where('id', '=', storeId)
    .where((eb) =>
      eb.or([eb('charging_until', 'is', null), eb('charging_until', '<', sql<Date>`now()`)]),
    )
    .returning('charging_until')
    .executeTakeFirst()
  if (!taken) throw new Error('another process charges this store')
  try {
    return await work()
  } finally {
    await db
      .updateTable('store')
      .set({ charging_until: null })
      .where('id', '=', storeId)
      .where('charging_until', '=', taken.charging_until)
      .execute()
  }
}
