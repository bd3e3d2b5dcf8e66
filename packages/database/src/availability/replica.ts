import type pg from 'pg'
import { createPool, type PoolOptions } from '../connect.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createProbe } from './probe.ts'

/** What is read here has the primary to go to, so that a second is all that is waited for an answer. */
const WAIT_SECONDS = 1

export type Replica = {
  /** Connections for what may lag. */
  readonly pool: ReturnType<typeof createPool>
  readonly breaker: Breaker
  /** Whether it has all that was written up to a place in the log of the primary. */
  readonly hasReplayed: (lsn: string) => Promise<boolean>
  /** How far it is behind; `null`: it cannot be said now. */
  readonly lagSeconds: () => Promise<number | null>
  readonly close: () => Promise<void>
}

export function openReplica(
  url: string,
  size: number,
  options: Pick<PoolOptions, 'refuse'>,
): Replica {
  const probe = createProbe(url)
  const breaker = createBreaker(probe.look)
  const pool = createPool(url, size, { ...options, waitSeconds: WAIT_SECONDS, breaker })
  return {
    pool,
    breaker,
    async hasReplayed(lsn) {
      const { rows } = await pool.query<{ has: boolean }>({
        // A server that replays nothing has everything.
        text: 'select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as has',
        values: [lsn],
        query_timeout: WAIT_SECONDS * 1_000,
      } as pg.QueryConfig)
      return rows[0]?.has === true
    },
    async lagSeconds() {
      if (breaker.isOpen()) return null
      const { rows } = await pool.query<{ lag: number | null }>({
        // One that has replayed all that it received is not behind, however long nothing was written.
        text: `select case when not pg_is_in_recovery() then 0
          when pg_last_wal_receive_lsn() is not distinct from pg_last_wal_replay_lsn() then 0
          else extract(epoch from now() - pg_last_xact_replay_timestamp()) end::float8 as lag`,
        query_timeout: WAIT_SECONDS * 1_000,
      } as pg.QueryConfig)
      return rows[0]?.lag ?? null
    },
    async close() {
      breaker.stop()
      await probe.end()
    },
  }
}
