import type { Tx } from '@understory/database/connect.ts'
import { executeNamed } from '@understory/database/named-statements.ts'
import { type Compilable, type OperationNodeSource, sql } from 'kysely'

/** An insert or an update that was put together and not yet sent. */
export type Write = OperationNodeSource & Compilable

/** What comes again and again is short; the plan of a longer list of rows is not worth its memory. */
const LONGEST_NAMED = 8_000

/**
 * Sends several writes as one statement, so in one round trip. None of them sees what another one wrote;
 * constraints and triggers are checked after all of them.
 */
export async function writeTogether(tx: Tx, writes: readonly Write[]): Promise<void> {
  const parts = writes.map((write, at) => sql`${sql.id(`write_${at}`)} as (${write})`)
  const query = sql`with ${sql.join(parts)} select`.compile(tx)
  if (query.sql.length > LONGEST_NAMED) await tx.executeQuery(query)
  else await executeNamed(tx, 'together', query)
}
