import type { FoundInConsole } from '@understory/contracts/staff/console/search-console.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { GIVEN_UP_QUEUE } from '../../../../jobs/queue-options.ts'

const MOST_JOBS = 10
const JOB_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const QUEUE_NAME = /^[a-z][a-z-]{2,59}$/

const STATES = lookupTable({
  created: 'waits for its turn',
  retry: 'failed, and is tried again',
  active: 'is being done',
  completed: 'is done',
  cancelled: 'was cancelled',
  failed: 'failed',
})

/** By its number; or, by the whole name of a queue, the newest of those that are not done. */
export async function findJobs(
  { db }: Pick<Deps, 'db'>,
  search: string,
): Promise<FoundInConsole[]> {
  if (!JOB_NUMBER.test(search) && !QUEUE_NAME.test(search)) return []
  const which = JOB_NUMBER.test(search)
    ? sql`(id = ${search} or source_id = ${search})`
    : sql`((name = ${search} and state < 'completed')
        or (name = ${GIVEN_UP_QUEUE} and source_name = ${search} and state = 'created'))`
  const { rows } = await sql<FoundJob>`
    select id, name, source_name as source, state, created_on as at from pgboss.job
    where ${which} order by created_on desc limit ${MOST_JOBS}`.execute(db)
  return rows.map(({ id, name, source, state, at }) => {
    const isGivenUp = name === GIVEN_UP_QUEUE
    const is =
      isGivenUp && state === 'created' ? 'was given up, and waits for a person' : STATES[state]
    return {
      kind: 'job',
      title: `${source ?? name} ${id}`,
      detail: `of ${at.toISOString().slice(0, 16).replace('T', ', ')} UTC; it ${is ?? state}`,
      href: isGivenUp ? '/staff/queues#given-up-jobs' : '/staff/health',
    }
  })
}

type FoundJob = {
  readonly id: string
  readonly name: string
  readonly source: string | null
  readonly state: string
  readonly at: Date
}
