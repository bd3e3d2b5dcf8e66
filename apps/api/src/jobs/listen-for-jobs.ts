import { asPlatform } from '@understory/database/row-security.ts'
import type { Tracer } from '@understory/ports/site/tracer.ts'
import { VendorAway } from '@understory/ports/vendor-away.ts'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { workScope } from '../http/requests/work-scope.ts'
import type { JobOutcome } from '../signals/vitals.ts'
import { isHopeless, settle } from './settle.ts'
import type { WorkableJob } from './workable-job.ts'

type Queued = { readonly requestId?: string | undefined }

type Listening = {
  readonly boss: PgBoss
  readonly log: Logger
  readonly tracer?: Tracer | null | undefined
  readonly whenEnded?: ((job: string, outcome: JobOutcome) => void) | undefined
}

const WORKERS_AT_ONCE = 4
/** They are woken when there is something to do (`wake-workers.ts`), and look by themselves in case they were not. */
const RARELY = { pollingIntervalSeconds: 30, perJobResults: true, includeMetadata: true } as const
const ONE_BY_ONE = { ...RARELY, batchSize: 20 } as const
const MANY_AT_ONCE = { ...RARELY, batchSize: 5, burstWhenBatchFull: true } as const

/** Works off one queue; gives the ids of its workers. */
export async function listen(
  { boss, log, tracer, whenEnded }: Listening,
  name: string,
  { waitsForShop, run: handle }: WorkableJob,
): Promise<string[]> {
  const run = ({ id, data, retryCount, retryLimit, deadLetter }: JobWithMetadata<Queued>) =>
    workScope.run({ requestId: data.requestId ?? id }, async () => {
      const began = performance.now()
      const took = () => ({ job: name, id, ms: Math.round(performance.now() - began) })
      const result = await settle(
        id,
        tracedJob(tracer, { name, attempt: retryCount + 1 }, () => asPlatform(() => handle(data))),
        (err) => {
          const attempt = { ...took(), attempt: retryCount + 1, message: String(err) }
          const facts = err instanceof VendorAway ? attempt : { ...attempt, err }
          // Nothing does it again by itself: a person has to look at it.
          const isGivenUp = deadLetter && (retryCount >= retryLimit || isHopeless(err))
          whenEnded?.(name, isGivenUp ? 'given-up' : 'failed')
          if (isGivenUp) log.error(facts, 'job given up')
          else log.warn(facts, 'job failed')
        },
      )
      if (result.status === 'completed') {
        whenEnded?.(name, 'done')
        log.info(took(), 'job done')
      }
      return result
    })
  if (waitsForShop) {
    // Each has an id of its own, which the others of a `localConcurrency` have not, so that all are woken.
    const begin = () =>
      boss.work<Queued, unknown, typeof MANY_AT_ONCE>(name, MANY_AT_ONCE, (jobs) =>
        Promise.all(jobs.map(run)),
      )
    return Promise.all(Array.from({ length: WORKERS_AT_ONCE }, begin))
  }
  const id = await boss.work<Queued, unknown, typeof ONE_BY_ONE>(name, ONE_BY_ONE, async (jobs) => {
    const results: Awaited<ReturnType<typeof run>>[] = []
    for (const job of jobs) results.push(await run(job))
    return results
  })
  return [id]
}

function tracedJob(
  tracer: Tracer | null | undefined,
  { name, attempt }: { readonly name: string; readonly attempt: number },
  work: () => Promise<void>,
): Promise<void> {
  if (!tracer) return work()
  const span = { kind: 'job', name: `job ${name}`, facts: { job: name, attempt } } as const
  return tracer.span(span, work, () => ({ isFault: false }))
}
