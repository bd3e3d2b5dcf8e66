import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Clock } from '@understory/ports/clock.ts'
import { sql } from 'kysely'

/** Whether dashboards of an account may be read from the replica: everyone finds there what they changed. */
export type ReplicaReads = {
  /** After a change of an account was committed. */
  noteChange(accountId: string): Promise<void>
  hasChangesOf(accountId: string): Promise<boolean>
}

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly log: { warn(facts: object, message: string): void }
  /** Statements there, for any caller. */
  readonly replica: Database
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
        const { rows } = await sql<{ has: boolean }>`
          select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn())
            >= ${change?.lsn ?? '0/0'}::pg_lsn as has`.execute(replica)
        return rows[0]?.has === true
      } catch (err) {
        log.warn({ err }, 'the replica cannot be reached')
        return false
      }
    },
  }
}
