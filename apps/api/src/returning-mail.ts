import type { Tx } from '@understory/database/connect.ts'
import type { Clock } from '@understory/ports/clock.ts'

/** An email that could not be delivered, or that its reader complained of. */
export type ReturnedMail = {
  readonly email: string
  /** Of the email, where it is known. */
  readonly messageId: string | null
}

type ReturningDeps = { readonly db: Tx; readonly clock: Clock }
export type WhenMailReturns = (deps: ReturningDeps, mail: ReturnedMail) => Promise<void>

/** What else happens in the transaction that stores the report of a mail server, by the manifests. */
export type ReturningMail = { readonly whenMailReturns: readonly WhenMailReturns[] }
