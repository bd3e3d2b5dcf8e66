import type { Deps } from '../deps.ts'
import type { JobName, Jobs } from './jobs.ts'
import type { QueueOptions } from './queue-options.ts'

/** A job of a capability: how it is queued, when it is due by itself, and what it does. */
export type CapabilityJob<Payload> = {
  readonly queue: QueueOptions
  /** Cron, in UTC; absent: it is queued by operations alone. */
  readonly every?: string
  /** It waits for a shop of another company: many run at once, so that a slow shop holds up a few others at most. */
  readonly waitsForShop?: true
  /** It sends a link that works for so many seconds; later, there is nothing to send. */
  readonly linkWorksFor?: number
  /** Why nobody has to see to it once it was given up: what does it again, or who asks again. One on a schedule needs none. */
  readonly mayBeLost?: string
  readonly run: (deps: Deps, job: Payload) => Promise<void>
}

export type CapabilityJobs = {
  readonly [Name in JobName]?: CapabilityJob<Jobs[Name]>
}

export type AllJobs = { readonly [Name in JobName]: CapabilityJob<Jobs[Name]> }

/** What a worker does again and again, by looking whether there is something to do. */
export type CapabilityStep = {
  readonly name: string
  readonly everyMs: number
  readonly run: (deps: Deps) => Promise<void>
}
