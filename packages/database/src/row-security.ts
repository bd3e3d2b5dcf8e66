import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** Whose rows a piece of work may see; without an account, what is the user's alone. */
export type RowScope = { readonly userId: string; readonly accountId: string | null }

const PLATFORM = Symbol('platform')
const NOBODY: RowScope = { userId: '', accountId: null }

const scopes = new AsyncLocalStorage<RowScope | typeof PLATFORM>()

const ENTER = `select set_config('app.user_id', $1, false), set_config('app.account_id', $2, false)`

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

export type Pools = { readonly tenant: pg.Pool; readonly platform: pg.Pool }

/**
 * The pools as operations use them. Only what says `asPlatform` gets a connection of the platform's
 * role; everything else gets one that row-level security restricts to the scope of the work, or to
 * nobody's rows where the work has none. No statement can turn the second kind into the first.
 */
export function limitedToScope({ tenant, platform }: Pools) {
  return {
    options: tenant.options,
    async end(): Promise<void> {
      await Promise.all([tenant.end(), platform.end()])
    },
    async connect(): Promise<pg.PoolClient> {
      const scope = scopes.getStore() ?? NOBODY
      if (scope === PLATFORM) return platform.connect()
      const client = await tenant.connect()
      try {
        // Overwrites whatever the previous work left on the connection.
        await client.query(ENTER, [scope.userId, scope.accountId ?? ''])
      } catch (fault) {
        client.release(true)
        throw fault
      }
      return client
    },
  }
}
