import type { Deps } from '../deps.ts'
import { ALL_JOBS, allSteps } from './all-jobs.ts'
import type { CapabilityJob } from './capability-job.ts'
import type { WorkableJob } from './workable-job.ts'

/** Everything a worker does. */
export function startWorking(deps: Deps): Promise<void> {
  return deps.jobs.work(workableJobs(deps), allSteps(deps))
}

/** The jobs of all manifests, with what they work with. */
export function workableJobs(deps: Deps): ReadonlyMap<string, WorkableJob> {
  const jobs: [string, CapabilityJob<never>][] = Object.entries(ALL_JOBS)
  return new Map(
    jobs.map(([name, { run, ...job }]) => [
      name,
      { ...job, run: (payload) => run(deps, payload as never) },
    ]),
  )
}
