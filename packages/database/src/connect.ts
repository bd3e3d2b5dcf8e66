import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { limitedToScope } from './row-security.ts'
import type { DB } from './rows.generated.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>

// Our bigints are minor units, grams and thousandths of a tree: all far inside the safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger)
// A calendar date has no zone; it stays the text YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`too large for a whole number: ${text}`)
  return value
}

export function createPool(connectionString: string, size = 12): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 5_000,
    // The tables are small text; a server that stops answering must not hold a request for ever.
    query_timeout: 30_000,
  })
  // An idle connection that dies (a restart of the server) is replaced by the pool; without a
  // listener it would end the process.
  pool.on('error', () => {})
  // So would one that dies inside a transaction, between two statements; the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Statements run within the row scope of the work that asks; without one, as the platform. */
export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: limitedToScope(pool) }) })
}

/** Statements run as the platform, whoever asks. */
export function createPlatformDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
