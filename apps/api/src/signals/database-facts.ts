import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { transact } from '../database/transact.ts'
import { GIVEN_UP_QUEUE } from '../jobs/queue-options.ts'

/** A figure that is larger is given as this: nothing that grows is counted to its end. */
export const MOST_COUNTED = 10_000
/** Of one queue. */
const MOST_JOBS = 1_000
const STATEMENT_MS = 1_500

export type QueueFacts = {
  readonly queue: string
  readonly waiting: number
  readonly oldestSeconds: number
  readonly toRetry: number
}

export type SingleFacts = {
  readonly log_waiting: number
  readonly log_oldest_seconds: number
  readonly log_halted: number
  readonly log_checkpoint_seconds: number | null
  readonly deferred: number
  readonly deferred_oldest_seconds: number
  readonly parked: number
  readonly store_lag_seconds: number
  readonly stores_failing: number
  readonly worker_seen_seconds: number | null
}

export type DatabaseFigures = {
  readonly queues: readonly QueueFacts[]
  readonly givenUp: readonly { readonly queue: string; readonly count: number }[]
  readonly unsettled: Readonly<Record<PaymentAge, number>>
  readonly failing: readonly { readonly part: string; readonly seconds: number }[]
  readonly single: SingleFacts
}

export const PAYMENT_AGES = ['under-10m', 'under-1h', 'under-25h', 'over-25h'] as const
export type PaymentAge = (typeof PAYMENT_AGES)[number]

/** What the database holds that someone may have to be woken for, each figure by an index and within a bound. */
export function readDatabaseFigures(db: Database): Promise<DatabaseFigures> {
  return asPlatform(() =>
    transact(db, async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(tx)
      return {
        queues: await readQueues(tx),
        givenUp: await readGivenUp(tx),
        unsettled: await readUnsettled(tx),
        failing: await readFailing(tx),
        single: await readSingle(tx),
      }
    }),
  )
}

/** The first thousand of each queue, in the order in which they are handed out. */
async function readQueues(tx: Tx): Promise<QueueFacts[]> {
  const { rows } = await sql<QueueFacts>`
    select q.name as queue, due.waiting, due.oldest as "oldestSeconds", again.count as "toRetry"
    from pgboss.queue q
    cross join lateral (
      select count(*)::int as waiting,
        coalesce(greatest(extract(epoch from now() - min(start_after)), 0), 0)::float8 as oldest
      from (select start_after from pgboss.job j
        where j.name = q.name and state < 'active' and not blocked and start_after <= now()
        order by priority desc, created_on limit ${MOST_JOBS}) n) due
    cross join lateral (
      select count(*)::int as count from (select from pgboss.job j
        where j.name = q.name and state < 'active' and not blocked and state = 'retry'
        limit ${MOST_JOBS}) n) again
    where q.name <> ${GIVEN_UP_QUEUE} and q.name not like '\\_\\_%'
    order by q.name`.execute(tx)
  return rows
}

async function readGivenUp(tx: Tx): Promise<{ queue: string; count: number }[]> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select source_name as queue, count(*)::int as count from (
      select source_name from pgboss.job
      where name = ${GIVEN_UP_QUEUE} and state = 'created' limit ${MOST_COUNTED}) n
    group by source_name`.execute(tx)
  return rows
}

async function readUnsettled(tx: Tx): Promise<Record<PaymentAge, number>> {
  const { rows } = await sql<{ age: PaymentAge; count: number }>`
    select case when created_at > now() - interval '10 minutes' then 'under-10m'
      when created_at > now() - interval '1 hour' then 'under-1h'
      when created_at > now() - interval '25 hours' then 'under-25h' else 'over-25h' end as age,
      count(*)::int as count
    from (select created_at from payment where status = 'started' limit ${MOST_COUNTED}) n
    group by age`.execute(tx)
  const counts = new Map(rows.map(({ age, count }) => [age, count]))
  return {
    'under-10m': counts.get('under-10m') ?? 0,
    'under-1h': counts.get('under-1h') ?? 0,
    'under-25h': counts.get('under-25h') ?? 0,
    'over-25h': counts.get('over-25h') ?? 0,
  }
}

async function readFailing(tx: Tx): Promise<{ part: string; seconds: number }[]> {
  const { rows } = await sql<{ part: string; seconds: number }>`
    select part, coalesce(greatest(extract(epoch from now() - failing_since), 1), 0)::float8 as seconds
    from status_sighting`.execute(tx)
  return rows
}

async function readSingle(tx: Tx): Promise<SingleFacts> {
  const bounded = (from: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select from ${from} limit ${MOST_COUNTED}) n)`
  const age = (since: ReturnType<typeof sql>) =>
    sql`coalesce(greatest(extract(epoch from now() - (${since})), 0), 0)::float8`
  const { rows } = await sql<SingleFacts>`
    select ${bounded(sql`ledger_log_queue`)} as log_waiting,
      ${age(sql`select e.recorded_at from ledger_log_queue q join impact_ledger_entry e on e.id = q.entry_id
        order by q.entry_id limit 1`)} as log_oldest_seconds,
      (select count(*)::int from ledger_log_halt) as log_halted,
      (select extract(epoch from now() - signed_at)::float8 from ledger_log_checkpoint
        order by size desc limit 1) as log_checkpoint_seconds,
      ${bounded(sql`store_waiting where waiting_order is not null`)} as deferred,
      ${age(sql`select received_at from store_waiting where waiting_order is not null
        order by received_at, id limit 1`)} as deferred_oldest_seconds,
      ${bounded(sql`store_waiting where parked_at is not null`)} as parked,
      ${age(sql`select min(read_until) from store
        where disconnected_at is null and status = 'connected'`)} as store_lag_seconds,
      (select count(*)::int from store
        where disconnected_at is null and status = 'connected' and failed_reads > 0) as stores_failing,
      (select extract(epoch from now() - ok_at)::float8 from status_sighting
        where part = 'worker') as worker_seen_seconds`.execute(tx)
  const [facts] = rows
  if (!facts) throw new Error('the database said nothing')
  return facts
}
