import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/**
 * The number of a look at the provider, taken before it: what an earlier look saw changes nothing that a
 * later one has said.
 */
export async function nextLook({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rows } = await sql<{ look: number }>`select nextval('gateway_look') as look`.execute(db)
  return Number(rows[0]?.look)
}
