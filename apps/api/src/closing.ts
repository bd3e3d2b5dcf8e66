import type { Tx } from '@understory/database/connect.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { TableName } from './owned-table.ts'

/** An account that nobody is a member of any more. */
export type ClosedAccount = {
  readonly id: string
  readonly kind: string
  /** What stands for its name from now on. */
  readonly formerName: string
}

/** A user who is being deleted. */
export type ForgottenUser = {
  readonly userId: string
  readonly email: string
  /** Whether the email was proven to be theirs: what reached it without an account goes only then. */
  readonly isEmailVerified: boolean
}

export type ClosingDeps = { readonly clock: Clock; readonly jobs: JobQueue }
export type ClosesAccount = (tx: Tx, deps: ClosingDeps, account: ClosedAccount) => Promise<void>
export type ForgetsUser = (tx: Tx, deps: ClosingDeps, user: ForgottenUser) => Promise<void>

/** What happens to stored rows when an account closes or a user is deleted, by the manifests. */
export type Closing = {
  /** Tables whose rows of the account are deleted. */
  readonly tables: readonly TableName[]
  readonly closesAccount: readonly ClosesAccount[]
  readonly forgetsUser: readonly ForgetsUser[]
}
