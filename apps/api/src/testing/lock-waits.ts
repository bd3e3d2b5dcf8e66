import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/** How many statements of this database wait for a lock right now. */
export async function lockWaits(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
