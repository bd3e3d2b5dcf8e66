import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { CITUS_PORTS } from '../../../../../tools/test-database/create-test-database.ts'

/** How many statements of this database wait for a lock right now. */
export async function lockWaits(db: Database): Promise<number> {
  // That of Citus has the statements of all servers, each of which waits by itself.
  const activity = CITUS_PORTS.length > 0 ? 'citus_stat_activity' : 'pg_stat_activity'
  const { rows } = await sql`
    select from ${sql.table(activity)}
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
