import {
  GIVEN_UP_JOBS_AT_ONCE,
  type GivenUpJob,
} from '@understory/contracts/staff/given-up-jobs.ts'
import { scrubbedText } from '@understory/domain/site/browser-errors/scrubbed-text.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { GIVEN_UP_QUEUE } from '../../../jobs/queue-options.ts'
import { hasLinkEnded } from './has-link-ended.ts'

type ListGivenUpJobsDeps = Pick<Deps, 'db' | 'clock' | 'linkLifetimes'>

/** What was given up and waits for a person, oldest first; of one queue alone where it is named. */
export async function listGivenUpJobs(
  deps: ListGivenUpJobsDeps,
  { queue = null }: { readonly queue?: string | null } = {},
): Promise<{ jobs: GivenUpJob[]; hasMore: boolean }> {
  const { rows } = await sql<GivenUpRow>`
    select id, source_name as queue, data, source_output ->> 'message' as error,
      coalesce(source_retry_count, 0) + 1 as attempts,
      coalesce(source_created_on, created_on) as queued_at, created_on as given_up_at
    from pgboss.job
    where name = ${GIVEN_UP_QUEUE} and state = 'created'
      and (${queue}::text is null or source_name = ${queue})
    order by created_on, id limit ${GIVEN_UP_JOBS_AT_ONCE + 1}`.execute(deps.db)
  return {
    jobs: rows.slice(0, GIVEN_UP_JOBS_AT_ONCE).map((row) => ({
      jobId: row.id,
      queue: row.queue,
      about: aboutOf(row.data),
      lastError: scrubbedText(row.error ?? 'The worker ended while it was at it.'),
      attempts: row.attempts,
      queuedAt: row.queued_at.toISOString(),
      givenUpAt: row.given_up_at.toISOString(),
      isOutOfDate: hasLinkEnded(deps, row),
    })),
    hasMore: rows.length > GIVEN_UP_JOBS_AT_ONCE,
  }
}

type GivenUpRow = {
  readonly id: string
  readonly queue: string
  readonly data: unknown
  readonly error: string | null
  readonly attempts: number
  readonly queued_at: Date
  readonly given_up_at: Date
}

const Payload = z.record(z.string(), z.unknown()).catch({})

/** Its own marks say nothing to a person. */
const NOT_SHOWN = new Set(['requestId', 'messageId'])

/** Numbers and addresses, by their names; nothing else of a payload, in which there may be a link that signs someone in. */
function aboutOf(data: unknown): GivenUpJob['about'] {
  return Object.entries(Payload.parse(data)).flatMap(([name, value]) => {
    const isShown = /Id$|^(email|to|formerEmail|kind|situation)$/.test(name) && !NOT_SHOWN.has(name)
    return isShown && (typeof value === 'string' || typeof value === 'number')
      ? [{ name, value: String(value).slice(0, 254) }]
      : []
  })
}
