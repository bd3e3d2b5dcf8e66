import type { Tx } from '@understory/database/connect.ts'
import { type Compilable, type OperationNodeSource, sql } from 'kysely'

/** An insert or an update that was put together and not yet sent. */
export type Write = OperationNodeSource & Compilable

/**
 * Sends several writes as one statement, so in one round trip. None of them sees what another one wrote;
 * constraints and triggers are checked after all of them.
 */
export async function writeTogether(tx: Tx, writes: readonly Write[]): Promise<void> {
  const parts = writes.map((write, at) => sql`${sql.id(`write_${at}`)} as (${write})`)
  await sql`with ${sql.join(parts)} select`.execute(tx)
}
