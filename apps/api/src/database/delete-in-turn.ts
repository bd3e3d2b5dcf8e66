import type { Database } from '@understory/database/connect.ts'
import type { RawBuilder } from 'kysely'

/** Rows per statement, so that no lock is held for long. */
export const ROWS_AT_ONCE = 1_000

/** Runs a statement that deletes at most `ROWS_AT_ONCE` rows until it finds fewer. */
export async function deleteInTurn(db: Database, statement: RawBuilder<unknown>): Promise<void> {
  while (((await statement.execute(db)).numAffectedRows ?? 0n) >= ROWS_AT_ONCE) {}
}
