import { CAPABILITIES } from '../capabilities.ts'
import type { WorkQueue } from '../work-queue.ts'

/** Every queue that ends with a person, by the manifests. */
export const WORK_QUEUES: readonly WorkQueue[] = CAPABILITIES.flatMap(
  ({ workQueues = [] }) => workQueues,
)
