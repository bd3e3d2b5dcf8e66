import { AsyncLocalStorage } from 'node:async_hooks'
import type { ActivityEvent } from '@understory/domain/activity/activity-words.ts'

/** What an activity will say of the running work once it has changed something. */
export type ChangeToRecord = {
  readonly at: Date
  readonly event: ActivityEvent
  readonly user_id: string
  readonly account_id: string | null
  readonly request_id: string
}

/** Whom the running work is for. Every line of the log says so, the lines of the jobs that it queued included. */
type Scope = {
  readonly requestId: string
  /** Once a bearer token was read. */
  userId?: string
  /** The member of staff who acts for that user. */
  staffId?: string
  /** Recorded by the first transaction that changes something; `null`: it is, or there is nothing to record. */
  change?: ChangeToRecord | null
}

export const workScope = new AsyncLocalStorage<Scope>()
