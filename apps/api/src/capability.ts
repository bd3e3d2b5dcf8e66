import type { PurchaseKinds } from './capabilities/purchases/public.ts'
import type { Deps } from './deps.ts'
import type { BodyPlaces } from './http/body-places.ts'
import type { Route } from './http/route.ts'
import type { CapabilityJobs, CapabilityStep } from './jobs/capability-job.ts'
import type { OwnedTables, TableName } from './owned-table.ts'

/**
 * What one capability adds to the product. Routes, queues, schedules, the steps of a worker, sweeps, kinds of
 * purchase and limits of requests are read from these manifests (`capabilities.ts`), and listed nowhere else.
 */
export type Capability = {
  /** Of its folder. */
  readonly name: string
  /** The questions that it answers, in a sentence. */
  readonly says: string
  /** The tables that it alone writes. */
  readonly owns?: OwnedTables
  /** Views of its tables that others may read. */
  readonly views?: readonly TableName[]
  /** Tables and views of other capabilities that its statements read. */
  readonly reads?: readonly TableName[]
  /** Tables of other capabilities that its statements write. None is to be added. */
  readonly alsoWrites?: readonly TableName[]
  readonly routes?: (deps: Deps) => readonly Route[]
  readonly jobs?: CapabilityJobs
  /** What a worker looks for again and again. */
  readonly steps?: readonly CapabilityStep[]
  /** Hourly: deletes what ran out. */
  readonly sweeps?: readonly ((deps: Deps) => Promise<void>)[]
  /** The same, nightly: what is older than the retention table says. */
  readonly nightlySweeps?: readonly ((deps: Deps) => Promise<void>)[]
  /** What is bought once, by kind. */
  readonly purchaseKinds?: Partial<PurchaseKinds>
  /** Pages and calls that take more than a short form. */
  readonly bodies?: BodyPlaces
}
