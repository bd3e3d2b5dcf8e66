import { CAPABILITIES } from '../capabilities.ts'
import type { Capability } from '../capability.ts'
import type { Deps } from '../deps.ts'
import type { AllJobs, CapabilityJobs } from './capability-job.ts'
import type { JobName } from './jobs.ts'
import { GIVEN_UP_QUEUE, NOT_TRIED_AGAIN, type QueueOptions } from './queue-options.ts'
import type { RepeatedStep } from './repeat.ts'
import { sweepOldRows } from './sweep-old-rows.ts'

/** Those that run for all capabilities. */
const OF_THE_HOUSE: CapabilityJobs = {
  'sweep-expired': {
    queue: NOT_TRIED_AGAIN,
    every: '17 * * * *',
    run: async (deps) => {
      for (const { sweeps = [] } of CAPABILITIES) for (const sweep of sweeps) await sweep(deps)
    },
  },
  'sweep-old-rows': {
    queue: NOT_TRIED_AGAIN,
    every: '7 2 * * *',
    run: async (deps) => {
      await sweepOldRows(deps)
      for (const { nightlySweeps = [] } of CAPABILITIES) {
        for (const sweep of nightlySweeps) await sweep(deps)
      }
    },
  },
}

/** The jobs of all manifests and of the house. Throws where two have the same name. */
export const ALL_JOBS: AllJobs = jobsOf(CAPABILITIES)

function jobsOf(capabilities: readonly Capability[]): AllJobs {
  const all: Record<string, unknown> = {}
  for (const jobs of [OF_THE_HOUSE, ...capabilities.map((each) => each.jobs ?? {})]) {
    for (const [name, job] of Object.entries(jobs)) {
      if (name in all) throw new Error(`two capabilities have a job ${name}`)
      all[name] = job
    }
  }
  return all as AllJobs
}

/** Whether a job that was given up waits for a person: nothing does it again by itself. */
export const waitsWhenGivenUp = ({ every, mayBeLost }: { every?: string; mayBeLost?: string }) =>
  every === undefined && mayBeLost === undefined

/** The queue of each job, for the migration that makes them. */
export const allQueues = (): ReadonlyMap<JobName, QueueOptions> =>
  new Map(
    Object.entries(ALL_JOBS).map(([name, job]) => [
      name as JobName,
      waitsWhenGivenUp(job) ? { ...job.queue, deadLetter: GIVEN_UP_QUEUE } : job.queue,
    ]),
  )

/** What a worker looks for again and again. */
export const allSteps = (deps: Deps): readonly RepeatedStep[] =>
  CAPABILITIES.flatMap(({ steps = [] }) => steps).map(({ run, ...step }) => ({
    ...step,
    run: () => run(deps),
  }))
