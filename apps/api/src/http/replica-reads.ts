import { asPlatform } from '@understory/database/row-security.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Clock } from '@understory/ports/clock.ts'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'

/** Whether dashboards of an account may be read from the replica: everyone finds there what they changed. */
export type ReplicaReads = {
  /** After a change of an account was committed. */
  noteChange(accountId: string): Promise<void>
  hasChangesOf(accountId: string): Promise<boolean>
}

type Needs = {
  readonly db: Kysely<DB>
  readonly replica: pg.Pool
  readonly clock: Clock
  readonly log: Logger
}

export function createReplicaReads({ db, replica, clock, log }: Needs): ReplicaReads {
  return {
    async noteChange(accountId) {
      const lsn = sql<string>`pg_current_wal_lsn()::text`
      await asPlatform(() =>
        db
          .insertInto('account_write')
          .values({ account_id: accountId, lsn, written_at: clock() })
          .onConflict((conflict) =>
            conflict.column('account_id').doUpdateSet({ lsn, written_at: clock() }),
          )
          .execute(),
      ).catch((err) => log.warn({ err }, 'a change was not noted for the replica'))
    },

    async hasChangesOf(accountId) {
      const change = await asPlatform(() =>
        db
          .selectFrom('account_write')
          .select('lsn')
          .where('account_id', '=', accountId)
          .executeTakeFirst(),
      )
      try {
        // A server that replays nothing has everything.
        const { rows } = await replica.query<{ has: boolean }>(
          `select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as has`,
          [change?.lsn ?? '0/0'],
        )
        return rows[0]?.has === true
      } catch (err) {
        log.warn({ err }, 'the replica cannot be reached')
        return false
      }
    },
  }
}
