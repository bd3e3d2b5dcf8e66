import { AsyncLocalStorage } from 'node:async_hooks'

/** Whom the running work is for. Every line of the log says so, the lines of the jobs that it queued included. */
type Scope = {
  readonly requestId: string
  /** Once a bearer token was read. */
  userId?: string
  /** The member of staff who acts for that user. */
  staffId?: string
}

export const workScope = new AsyncLocalStorage<Scope>()
