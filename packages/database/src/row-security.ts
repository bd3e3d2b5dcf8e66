import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './rows.generated.ts'

/** Whose rows a piece of work may see; without an account, what is the user's alone. */
export type RowScope = { readonly userId: string; readonly accountId: string | null }

const scopes = new AsyncLocalStorage<RowScope | null>()

const ENTER = `select set_config('role', 'understory_tenant', false),
  set_config('app.user_id', $1, false), set_config('app.account_id', $2, false)`
const LEAVE = `select set_config('role', 'none', false)`

/** Runs work whose statements see one user's and one account's rows, by the database's own rule. */
export function withinRowsOf<T>(scope: RowScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work)
}

/** Runs work of the platform itself, such as settling a payment that the provider vouches for. */
export function asPlatform<T>(work: () => Promise<T>): Promise<T> {
  return scopes.run(null, work)
}

/** Like `asPlatform`, within a transaction that a person's work has begun. */
export async function asPlatformIn<T>(
  tx: Transaction<DB> | Kysely<DB>,
  work: () => Promise<T>,
): Promise<T> {
  if (!scopes.getStore() || !tx.isTransaction) return asPlatform(work)
  await sql`select set_config('role', 'none', true)`.execute(tx)
  const result = await work()
  await sql`select set_config('role', 'understory_tenant', true)`.execute(tx)
  return result
}

/**
 * The pool as operations use it: a connection is limited to the scope of the work that takes it, and
 * freed of it before anybody else can have it.
 */
export function limitedToScope(pool: pg.Pool) {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect(): Promise<pg.PoolClient> {
      const scope = scopes.getStore()
      const client = await pool.connect()
      if (!scope) return client
      const release = client.release.bind(client)
      try {
        await client.query(ENTER, [scope.userId, scope.accountId ?? ''])
      } catch (fault) {
        release(true)
        throw fault
      }
      client.release = (broken) => {
        if (broken) return release(broken)
        client.query(LEAVE).then(
          () => release(),
          () => release(true),
        )
      }
      return client
    },
  }
}
