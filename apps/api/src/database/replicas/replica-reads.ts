import type { Replica } from '@understory/database/availability/replica.ts'
import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Clock } from '@understory/ports/clock.ts'
import { sql } from 'kysely'
import type { ReplicaRefusal } from '../../signals/vitals.ts'

/** Whether dashboards of an account may be read from the replica: everyone finds there what they changed. */
export type ReplicaReads = {
  /** After a change of an account was committed. */
  noteChange(accountId: string): Promise<void>
  hasChangesOf(accountId: string): Promise<boolean>
  /** How far it is behind; `null`: it cannot be said now. */
  lagSeconds(): Promise<number | null>
}

type ReplicaReadsDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly log: { warn(facts: object, message: string): void }
  /** Statements there, for any caller. */
  readonly replica: Pick<Replica, 'breaker' | 'hasReplayed' | 'lagSeconds'>
  readonly whenRefused: (reason: ReplicaRefusal) => void
}

export function createReplicaReads({
  db,
  replica,
  clock,
  log,
  whenRefused,
}: ReplicaReadsDeps): ReplicaReads {
  const refuse = (reason: ReplicaRefusal) => {
    whenRefused(reason)
    return false
  }
  return {
    lagSeconds: () => replica.lagSeconds(),

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
      if (replica.breaker.isOpen()) return refuse('silent')
      const change = await asPlatform(() =>
        db
          .selectFrom('account_write')
          .select('lsn')
          .where('account_id', '=', accountId)
          .executeTakeFirst(),
      )
      try {
        return (await replica.hasReplayed(change?.lsn ?? '0/0')) || refuse('behind')
      } catch (err) {
        replica.breaker.trip()
        log.warn({ err }, 'the replica cannot be reached')
        return refuse('unreachable')
      }
    },
  }
}
