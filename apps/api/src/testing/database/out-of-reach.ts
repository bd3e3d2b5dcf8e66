import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/** Does something while a table cannot be read. */
export async function whileOutOfReach<T>(
  db: Database,
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  await sql`alter table ${sql.table(table)} rename to out_of_reach`.execute(db)
  try {
    return await work()
  } finally {
    await sql`alter table out_of_reach rename to ${sql.table(table)}`.execute(db)
  }
}
