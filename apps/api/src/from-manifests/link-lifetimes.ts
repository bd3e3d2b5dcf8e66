import { CAPABILITIES } from '../capabilities.ts'
import type { CapabilityJob } from '../jobs/capability-job.ts'

/** For how many seconds the link works that a job sends, by the name of the job; of the others nothing. */
export const LINK_LIFETIMES: ReadonlyMap<string, number> = new Map(
  CAPABILITIES.flatMap(({ jobs = {} }) => Object.entries<CapabilityJob<never>>(jobs)).flatMap(
    ([name, { linkWorksFor }]) => (linkWorksFor === undefined ? [] : [[name, linkWorksFor]]),
  ),
)
