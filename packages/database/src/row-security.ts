import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { withNamedStatements } from './named-statements.ts'

/** Whose rows a piece of work may see; without an account, what is the user's alone. */
export type RowScope = {
  readonly userId: string
  readonly accountId: string | null
  /** Of a partner's program: what was released to it, and nothing else. */
  readonly exchangeId?: string
  /** Read from the replica, where there is one: nothing is written. */
  readonly fromReplica?: boolean
}

const PLATFORM = Symbol('platform')
const NOBODY: RowScope = { userId: '', accountId: null }

const scopes = new AsyncLocalStorage<RowScope | typeof PLATFORM>()

const ENTER = `/* named enter-scope */
  select set_config('app.user_id', $1, false), set_config('app.account_id', $2, false),
    set_config('app.exchange_id', $3, false)`

/** Runs work whose statements see one user's and one account's rows, by row-level security. */
export function withinRowsOf<T>(scope: RowScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work)
}

/** Runs work whose statements see nobody's rows: prices, projects and what else is public. */
export function withinNoRows<T>(work: () => Promise<T>): Promise<T> {
  return scopes.run(NOBODY, work)
}

/** Runs work of the platform itself, such as settling a payment that the provider vouches for. */
export function asPlatform<T>(work: () => Promise<T>): Promise<T> {
  return scopes.run(PLATFORM, work)
}

export type Pools = {
  readonly tenant: pg.Pool
  readonly platform: pg.Pool
  /** Connections of the tenant login to a server that only reads. */
  readonly replica?: pg.Pool | null
  /** What else ends with them. */
  readonly close?: () => Promise<void>
}

/**
 * Whether a connection stays with a server process for a session, or for a transaction only, as behind
 * PgBouncer in transaction mode: then nothing may be left on it.
 */
export type Pooling = 'session' | 'transaction'

type Client = Pick<pg.PoolClient, 'query' | 'release'>

/**
 * The pools as operations use them. Only what says `asPlatform` gets a connection of the platform's
 * role; everything else gets one that row-level security restricts to the scope of the work, or to
 * nobody's rows where the work has none. No statement can turn the second kind into the first.
 */
export function limitedToScope(pools: Pools, pooling: Pooling = 'session') {
  const { tenant, platform, replica } = pools
  return {
    options: tenant.options,
    async end(): Promise<void> {
      await Promise.all([tenant.end(), platform.end(), replica?.end(), pools.close?.()])
    },
    async connect(): Promise<Client> {
      const scope = scopes.getStore() ?? NOBODY
      if (scope === PLATFORM) {
        const client = await platform.connect()
        return pooling === 'session' ? withNamedStatements(client) : client
      }
      const ids = idsOf(scope)
      const reader = scope.fromReplica ? await replica?.connect().catch(() => null) : null
      const pooled = reader ?? (await tenant.connect())
      if (pooling === 'transaction') return withinTransactions(pooled, ids)
      return enterScope(pooled, ids)
    },
  }
}

const ROW_SECURITY_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Ids = readonly [userId: string, accountId: string, exchangeId: string]

/** What stands in a statement, so it is an id or nothing. */
function idsOf({ userId, accountId, exchangeId }: RowScope): Ids {
  const ids = [userId, accountId ?? '', exchangeId ?? ''] as const
  for (const id of ids) {
    if (id !== '' && !ROW_SECURITY_UUID.test(id))
      throw new TypeError('no id of a user, an account or an exchange')
  }
  return ids
}

/** The scope that each connection was last set to, which nothing else sets. */
const scopeOf = new WeakMap<pg.PoolClient, string>()

/** The connection, showing the rows of this scope whatever the previous work on it was for. */
async function enterScope(pooled: pg.PoolClient, ids: Ids): Promise<Client> {
  const client = withNamedStatements(pooled)
  const wanted = ids.join()
  if (scopeOf.get(pooled) === wanted) return client
  scopeOf.delete(pooled)
  try {
    await client.query(ENTER, [...ids])
  } catch (fault) {
    client.release(true)
    throw fault
  }
  scopeOf.set(pooled, wanted)
  return client
}

/**
 * The scope of a transaction, as a message of its own: where tables are spread over servers, `set local` reaches
 * each that the transaction does, but `set_config()` none, and it would show no rows there without an error.
 * Such a message goes to each of them as it is, so nothing else stands in it.
 */
function scopeOfTransaction([userId, accountId, exchangeId]: Ids): string {
  return [
    `set local app.user_id = '${userId}'`,
    `set local app.account_id = '${accountId}'`,
    `set local app.exchange_id = '${exchangeId}'`,
  ].join('; ')
}

const BEGINS = /^\s*(begin|start transaction)\b/i
const ENDS = /^\s*(commit|rollback(?!\s+to))\b/i

/** The scope is set within each transaction, and a statement that is in none gets one of its own. */
function withinTransactions(client: pg.PoolClient, ids: Ids): Client {
  const enterTransaction = scopeOfTransaction(ids)
  let isOpen = false

  async function query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    if (ENDS.test(text)) {
      isOpen = false
      return client.query(text, values)
    }
    if (isOpen) return client.query(text, values)
    if (BEGINS.test(text)) {
      const begun = await client.query(text, values)
      isOpen = true
      await client.query(enterTransaction)
      return begun
    }
    return alone(text, values)
  }

  async function alone(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    await client.query('begin')
    try {
      await client.query(enterTransaction)
      const result = await client.query(text, values)
      await client.query('commit')
      return result
    } catch (fault) {
      // Where the connection itself is gone, so is the transaction.
      await client.query('rollback').catch(() => {})
      throw fault
    }
  }

  return { query: query as pg.PoolClient['query'], release: (broken) => client.release(broken) }
}
