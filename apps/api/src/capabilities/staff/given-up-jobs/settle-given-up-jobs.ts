import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { insertAuditEntry } from '../../../database/audit.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import { GIVEN_UP_QUEUE } from '../../../jobs/queue-options.ts'
import { hasLinkEnded } from './has-link-ended.ts'

type SettleGivenUpJobsDeps = Pick<Deps, 'db' | 'clock' | 'linkLifetimes'>

type JobsToSettle = {
  /** Null: an operator at the machine. */
  readonly staffId: string | null
  readonly jobIds: readonly string[]
  readonly reason: string
}

/** Queues them as if they were new, and records who did it and why. An email that did go out is not sent again. */
export function retryGivenUpJobs(
  deps: SettleGivenUpJobsDeps,
  asked: JobsToSettle,
): Promise<Refused | { retried: number; outOfDate: number }> {
  return transact(deps.db, async (tx) => {
    const found = await lockJobs(tx, asked.jobIds)
    if (found.length === 0) return refuse('GIVEN_UP_JOB_NOT_FOUND')
    const useful = found.filter((job) => !hasLinkEnded(deps, job))
    if (useful.length === 0) return refuse('JOB_OUT_OF_DATE')
    const retried = await queueAgain(
      tx,
      useful.map(({ id }) => id),
    )
    await recordSettling(tx, deps, { ...asked, event: 'jobs-retried', jobs: useful })
    return { retried, outOfDate: found.length - useful.length }
  })
}

/** Nothing does them any more; who dropped them and why is recorded. */
export function dropGivenUpJobs(
  deps: SettleGivenUpJobsDeps,
  asked: JobsToSettle,
): Promise<Refused | { dropped: number }> {
  return transact(deps.db, async (tx) => {
    const found = await lockJobs(tx, asked.jobIds)
    if (found.length === 0) return refuse('GIVEN_UP_JOB_NOT_FOUND')
    const ids = found.map(({ id }) => id)
    await sql`delete from pgboss.job
      where name = ${GIVEN_UP_QUEUE} and id = any(${ids}::uuid[])`.execute(tx)
    await recordSettling(tx, deps, { ...asked, event: 'jobs-dropped', jobs: found })
    return { dropped: found.length }
  })
}

type LockedJob = { readonly id: string; readonly queue: string; readonly queued_at: Date }

/** Of these, those that still wait; who settles the same ones at this moment comes after. */
async function lockJobs(tx: Tx, jobIds: readonly string[]): Promise<LockedJob[]> {
  const { rows } = await sql<LockedJob>`
    select id, source_name as queue, coalesce(source_created_on, created_on) as queued_at
    from pgboss.job
    where name = ${GIVEN_UP_QUEUE} and state = 'created' and id = any(${jobIds}::uuid[])
    order by id for update`.execute(tx)
  return rows
}

/** With the options of its queue as they are now. One whose queue is gone stays where it is. */
async function queueAgain(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with taken as (
      delete from pgboss.job g
      where g.name = ${GIVEN_UP_QUEUE} and g.id = any(${ids}::uuid[])
        and exists (select from pgboss.queue q where q.name = g.source_name)
      returning g.*)
    insert into pgboss.job (name, data, priority, retry_limit, retry_delay, retry_delay_max, retry_backoff,
      expire_seconds, keep_until, deletion_seconds, policy, heartbeat_seconds, dead_letter, source_root_id)
    select t.source_name, t.data, t.priority, q.retry_limit, q.retry_delay, q.retry_delay_max, q.retry_backoff,
      q.expire_seconds, now() + q.retention_seconds * interval '1s', q.deletion_seconds, q.policy,
      q.heartbeat_seconds, coalesce(q.dead_letter, ${GIVEN_UP_QUEUE}), coalesce(t.source_root_id, t.source_id)
    from taken t join pgboss.queue q on q.name = t.source_name`.execute(tx)
  return Number(numAffectedRows)
}

type Settled = Pick<JobsToSettle, 'staffId' | 'reason'> & {
  readonly event: 'jobs-retried' | 'jobs-dropped'
  readonly jobs: readonly LockedJob[]
}

async function recordSettling(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { staffId, reason, event, jobs }: Settled,
): Promise<void> {
  const queues = Map.groupBy(jobs, ({ queue }) => queue)
  await insertAuditEntry(tx, {
    at: clock(),
    event,
    staff_id: staffId,
    reason,
    facts: JSON.stringify({
      summary: [...queues].map(([queue, { length }]) => `${length} × ${queue}`).join(', '),
      jobs: jobs.map(({ id }) => id),
    }),
    request_id: workScope.getStore()?.requestId ?? '',
  })
}
