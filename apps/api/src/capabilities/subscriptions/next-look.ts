import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/**
 * A sequence number for one read of the provider, taken before it: an earlier read never overwrites
 * a later one.
 */
export async function nextLook({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rows } = await sql<{ look: number }>`select nextval('gateway_look') as look`.execute(db)
  return Number(rows[0]?.look)
}
