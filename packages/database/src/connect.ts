import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Breaker } from './availability/breaker.ts'
import { PoolWithBreaker } from './availability/pool-with-breaker.ts'
import { limitedToScope, type Pooling, type Pools } from './row-security.ts'
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

// A new connection knows neither the tables nor our statements: a page that comes to one takes three times
// as long, and people read for longer than the ten seconds after which the pool would close it.
const IDLE_MS = 300_000

export type PoolOptions = {
  readonly role?: string
  /** How long work may wait for one of the connections before it fails. */
  readonly waitSeconds?: number | undefined
  /** Why a statement is not sent; `null`: it is. Every test asks `wallBreach`. */
  readonly refuse?: ((statement: string) => string | null) | undefined
  /** For a migration or a check of everything: statements and locks may take as long as they take. */
  readonly isPatient?: boolean
  /** While it is open, no work waits for a connection: it fails at once. */
  readonly breaker?: Breaker | undefined
}

const NO_TIMEOUTS =
  '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

export function createPool(
  connectionString: string,
  size = 12,
  { role, waitSeconds = 5, isPatient = false, refuse, breaker }: PoolOptions = {},
): PoolWithBreaker {
  const pool = new PoolWithBreaker(breaker, {
    connectionString,
    ...(role && { options: `-c role=${role}` }),
    ...(isPatient && { options: NO_TIMEOUTS }),
    max: size,
    connectionTimeoutMillis: waitSeconds * 1_000,
    idleTimeoutMillis: IDLE_MS,
    // Firewalls forget connections that are silent for a few minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // The server ends a statement after 30 seconds; one that stops answering must not hold a request for ever.
    ...(!isPatient && { query_timeout: 35_000 }),
  })
  // An idle connection that dies (a restart of the server) is replaced by the pool; without a
  // listener it would end the process.
  pool.on('error', () => {})
  // So would one that dies inside a transaction, between two statements; the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (refuse) pool.on('connect', (client) => refuseStatements(client, refuse))
  return pool
}

function refuseStatements(
  client: pg.PoolClient,
  refuse: (statement: string) => string | null,
): void {
  client.query = ((statement: string | { readonly text?: string }, ...more: unknown[]) => {
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    const why = refuse(text)
    if (why) throw new Error(`this statement ${why}: ${text}`)
    return Reflect.apply(pg.Client.prototype.query, client, [statement, ...more])
  }) as pg.PoolClient['query']
}

/**
 * The tenant pool: connections of a login that has the tenant role and no other. Without such a login
 * (a local copy, a test) they are the platform's connections, switched to the tenant role.
 */
export function createTenantPool(
  urls: { readonly tenant: string | undefined; readonly platform: string },
  size?: number,
  options: Pick<PoolOptions, 'waitSeconds' | 'breaker' | 'refuse'> = {},
): PoolWithBreaker {
  return urls.tenant
    ? createPool(urls.tenant, size, options)
    : createPool(urls.platform, size, { ...options, role: TENANT })
}

/** The role whose statements row-level security restricts. */
export const TENANT = 'understory_tenant'

/** A statement that was answered, without its parameters. */
export type SentStatement = {
  readonly sql: string
  readonly seconds: number
  readonly isFault: boolean
}

/**
 * Statements run within the row scope of the work that asks; without one they see nobody's rows. `whenFailed` is
 * called with each fault of a statement, which goes on to who sent it.
 */
export function createDatabase(
  pools: Pools,
  pooling?: Pooling,
  whenFailed?: (fault: unknown) => void,
  whenSent?: (statement: SentStatement) => void,
): Database {
  const pool = limitedToScope(pools, pooling)
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...((whenFailed || whenSent) && {
      log: (event) => {
        const isFault = event.level === 'error'
        if (isFault) whenFailed?.(event.error)
        whenSent?.({ sql: event.query.sql, seconds: event.queryDurationMillis / 1_000, isFault })
      },
    }),
  })
}

/** Statements run as the platform, for any caller. */
export function createPlatformDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
