import type { PurchaseKinds } from './capabilities/commerce/purchases/public.ts'
import type { ClearsTestData } from './clearing.ts'
import type { ClosesAccount, ForgetsUser } from './closing.ts'
import type { WhenDeclared } from './declaring.ts'
import type { Deps } from './deps.ts'
import type { BeforeDisconnecting } from './disconnecting.ts'
import type { EventRenderers } from './event-renderer.ts'
import type { FootprintCheck } from './footprint-rules/footprint-check.ts'
import type { BodyPlaces } from './http/requests/body-places.ts'
import type { Route } from './http/route.ts'
import type { ApiRoute } from './http/v1/api-route.ts'
import type { CapabilityJobs, CapabilityStep } from './jobs/capability-job.ts'
import type { Check } from './ledger-rules/check.ts'
import type { WhenNumbered } from './numbering.ts'
import type { OwnedTables, TableName } from './owned-table.ts'
import type { WhenMailReturns } from './returning-mail.ts'
import type { StaffChangeKind } from './staff-change-kind.ts'
import type { WorkQueue } from './work-queue.ts'

/** What the capabilities of each area answer together. */
export const AREAS = {
  commerce: 'What does it cost, who paid, and what follows?',
  stores: 'What do shops sell, and what do they owe?',
  footprints: 'What is emitted, how sure is that, and what is planned?',
  vehicles: 'What does a vehicle emit?',
  proof: 'What was funded, and how does anyone check it?',
  showing: 'What do owners show?',
  people: 'Who may do what?',
  site: 'What do visitors read and ask?',
  staff: 'What does the operator do?',
  developers: 'What do those who build on it have?',
} as const
export type Area = keyof typeof AREAS

/**
 * What one capability adds to the product. Routes, queues, schedules, the steps of a worker, sweeps, kinds of
 * purchase and limits of requests are read from these manifests (`capabilities.ts`), and listed nowhere else.
 */
export type Capability = {
  readonly area: Area
  /** Of its folder. */
  readonly name: string
  /** The questions that it answers, in a sentence. */
  readonly says: string
  /** The tables that it alone writes. */
  readonly owns?: OwnedTables
  /** Views of its tables. */
  readonly views?: readonly TableName[]
  /** Those of its tables and views that statements of other capabilities may read. */
  readonly publishes?: readonly TableName[]
  /** Tables of other capabilities that its statements write, each with the reason why no function of theirs does. */
  readonly alsoWrites?: { readonly [Name in TableName]?: string }
  /** Its files that look beyond the rows of who asks, each with the reason why it may. Jobs always do. */
  readonly asPlatform?: Readonly<Record<string, string>>
  readonly routes?: (deps: Deps) => readonly Route[]
  /** Its calls of the public API, `/v1`. */
  readonly apiRoutes?: (deps: Deps) => readonly ApiRoute[]
  readonly jobs?: CapabilityJobs
  /** What a worker looks for again and again. */
  readonly steps?: readonly CapabilityStep[]
  /** Hourly: deletes what ran out. */
  readonly sweeps?: readonly ((deps: Deps) => Promise<void>)[]
  /** The same, nightly: what is older than the retention table says. */
  readonly nightlySweeps?: readonly ((deps: Deps) => Promise<void>)[]
  /** What of a test account it deletes when that is reset, and after 90 days. */
  readonly clearsTestData?: ClearsTestData
  /** What becomes of its rows when an account closes, but for the tables that are emptied of them (`owns`). */
  readonly closesAccount?: ClosesAccount
  /** The same when a user is deleted. */
  readonly forgetsUser?: ForgetsUser
  /** What of it has to end at a platform before a shop is disconnected there. */
  readonly beforeDisconnecting?: BeforeDisconnecting
  /** What it keeps of a footprint that is declared, in the same transaction. */
  readonly whenDeclared?: WhenDeclared
  /** What it does with an event that gets its number, in the same transaction. */
  readonly whenNumbered?: WhenNumbered
  /** What it does when an email could not be delivered, in the transaction that stores the report. */
  readonly whenMailReturns?: WhenMailReturns
  /** What is bought once, by kind. */
  readonly purchaseKinds?: Partial<PurchaseKinds>
  /** What the events of its objects say. */
  readonly eventRenderers?: EventRenderers
  /** Rules about money and impact that its tables keep at every moment, for `npm run verify:ledger`. */
  readonly checks?: readonly Check[]
  /** What its tables hold of footprints and is computed again, for `npm run verify:footprints`. */
  readonly footprintChecks?: readonly FootprintCheck[]
  /** What staff change in its tables by a form. */
  readonly staffChanges?: readonly StaffChangeKind[]
  /** Where its promises wait for a member of staff. */
  readonly workQueues?: readonly WorkQueue[]
  /** Pages and calls that take more than a short form. */
  readonly bodies?: BodyPlaces
}
