import type { Database, Tx } from '@understory/database/connect.ts'
import type { Tracer } from '@understory/ports/site/tracer.ts'
import pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { workScope } from '../http/requests/work-scope.ts'
import type { Pulse } from '../signals/pulse.ts'
import type { JobOutcome } from '../signals/vitals.ts'
import type { JobName, Jobs } from './jobs.ts'
import { listen } from './listen-for-jobs.ts'
import { GIVEN_UP_FOR_SECONDS, GIVEN_UP_QUEUE, type QueueOptions } from './queue-options.ts'
import { type RepeatedStep, repeat } from './repeat.ts'
import { wakeWorkers } from './wake-workers.ts'
import type { WorkableJob } from './workable-job.ts'

/** With the request that caused it, if one did. */
type Queued<Name extends JobName> = Jobs[Name] & { requestId?: string | undefined }

const SUPERVISE_EVERY_SECONDS = 10

export type JobQueue = {
  /** Queues within the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Name extends JobName>(
    tx: Tx | Database,
    name: Name,
    job: Jobs[Name],
    how?: {
      /** Not to be done before then. */
      readonly afterSeconds?: number
      /** Given up it waits for a person, even where others of its queue do not. */
      readonly mayNotBeLost?: boolean
    },
  ): Promise<void>
  /** The same for many of one kind, in one statement. Urgent ones are done before those that wait. */
  enqueueAll<Name extends JobName>(
    tx: Tx | Database,
    name: Name,
    jobs: readonly Jobs[Name][],
    how?: { readonly isUrgent: boolean },
  ): Promise<void>
  /** Works off jobs, queues those that are due by themselves, and runs the periodic steps. */
  work(jobs: ReadonlyMap<string, WorkableJob>, steps: readonly RepeatedStep[]): Promise<void>
  close(): Promise<void>
}

/** The queue's own tables; run with the migrations, before any process sends or works. */
export async function prepareJobQueue(
  connectionString: string,
  queues: ReadonlyMap<JobName, QueueOptions>,
): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  const givenUp = { retryLimit: 0, retentionSeconds: GIVEN_UP_FOR_SECONDS }
  await boss.createQueue(GIVEN_UP_QUEUE, givenUp)
  for (const [name, options] of queues) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  await asAdministrator(connectionString, [LIKE_THEIR_QUEUE, WHAT_FAILED_WAITS, TENANTS_MAY_QUEUE])
}

/** Jobs that were queued by an older version are tried for as long as those of this one. */
const LIKE_THEIR_QUEUE = `
  update pgboss.job j set dead_letter = q.dead_letter, retry_limit = greatest(j.retry_limit, q.retry_limit),
    retry_delay_max = q.retry_delay_max,
    keep_until = greatest(j.keep_until, j.start_after + q.retention_seconds * interval '1s')
  from pgboss.queue q
  where q.name = j.name and j.state < 'active' and j.dead_letter is null and q.dead_letter is not null`

/** What an older version gave up within the last days waits for a person, too. */
const WHAT_FAILED_WAITS = `
  with failed as (
    update pgboss.job j set dead_letter = q.dead_letter from pgboss.queue q
    where q.name = j.name and j.state = 'failed' and j.dead_letter is null and q.dead_letter is not null
    returning j.*)
  insert into pgboss.job (name, data, retry_limit, keep_until, source_name, source_id, source_created_on,
    source_retry_count, source_output, source_root_id)
  select f.dead_letter, f.data, 0, now() + q.retention_seconds * interval '1s', f.name, f.id, f.created_on,
    f.retry_count, f.output, f.id
  from failed f join pgboss.queue q on q.name = f.dead_letter`

/** A tenant's transaction may queue jobs, and reads none. */
const TENANTS_MAY_QUEUE = `
      grant usage on schema pgboss to understory_tenant;
      grant select on pgboss.queue to understory_tenant;
      do $$ declare name regclass; begin
        for name in select 'pgboss.job'::regclass union
          select inhrelid::regclass from pg_inherits where inhparent = 'pgboss.job'::regclass
        loop
          execute format('grant insert, select (id) on %s to understory_tenant', name);
        end loop;
      end $$`

async function asAdministrator(connectionString: string, statements: readonly string[]) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function openJobQueue(options: {
  connectionString: string
  log: Logger
  /** A worker also fetches, retries and schedules; a web process only sends. */
  isWorker: boolean
  /** What its loops say of themselves. */
  pulse?: Pulse
  tracer?: Tracer | null
  whenEnded?: (job: string, outcome: JobOutcome) => void
}): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    max: options.isWorker ? 4 : 2,
    migrate: false,
    supervise: options.isWorker,
    superviseIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    monitorIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    schedule: options.isWorker,
  })
  boss.on('error', (error) => options.log.warn({ error: error.message }, 'job queue'))
  await boss.start()
  const stops: (() => Promise<void>)[] = []
  return {
    async enqueue(tx, name, job, { afterSeconds = 0, mayNotBeLost } = {}) {
      const queued: Queued<typeof name> = { ...job, requestId: workScope.getStore()?.requestId }
      await boss.send(name, queued, {
        db: fromKysely(tx),
        startAfter: afterSeconds,
        ...(mayNotBeLost && { deadLetter: GIVEN_UP_QUEUE }),
      })
    },
    async enqueueAll(tx, name, jobs, { isUrgent } = { isUrgent: false }) {
      if (jobs.length === 0) return
      const requestId = workScope.getStore()?.requestId
      const queued = jobs.map((job): { data: Queued<typeof name>; priority: number } => ({
        data: { ...job, requestId },
        priority: isUrgent ? 1 : 0,
      }))
      await boss.insert(name, queued, { db: fromKysely(tx) })
    },
    async work(jobs, steps) {
      const { log, pulse, tracer, whenEnded } = options
      const workers = new Map<string, readonly string[]>()
      for (const [name, job] of jobs)
        workers.set(name, await listen({ boss, log, tracer, whenEnded }, name, job))
      for (const step of [...steps, wakeWorkers(boss, workers)])
        stops.push(repeat(step, log, pulse))
      for (const [name, { every }] of jobs) if (every) await boss.schedule(name, every, {})
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
