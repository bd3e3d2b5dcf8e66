import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** How long the server lets a statement run, a lock be waited for, and a transaction do nothing. */
const TIMEOUTS = {
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
} as const

/**
 * What holds for a database as a whole and travels neither with its tables nor with a copy of it: nobody
 * but its owner makes temporary objects, in which a name could stand before ours; and a statement whose
 * caller has given up ends on the server, too, with its locks. Gives what an administrator has to run where
 * the tables' owner does not own the database.
 */
export async function limitDatabase(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(current_database()) as name`.execute(db)
  const database = rows[0]?.name ?? ''
  const statements = [
    `revoke temporary on database ${database} from public`,
    ...Object.entries(TIMEOUTS).map(
      ([name, value]) => `alter database ${database} set ${name} = '${value}'`,
    ),
  ]
  const isOwner = await sql<{ owns: boolean }>`
    select pg_has_role(datdba, 'usage') as owns from pg_database
    where datname = current_database()`.execute(db)
  if (!isOwner.rows[0]?.owns) return statements
  for (const statement of statements) await sql.raw(statement).execute(db)
  return []
}
