import type { Tx } from '@understory/database/connect.ts'
import type { Clock } from '@understory/ports/clock.ts'

/** An event that has got its number just now. */
export type NumberedEvent = {
  readonly eventId: string
  readonly accountId: string
  readonly type: string
}

export type WhenNumbered = (
  deps: { readonly db: Tx; readonly clock: Clock },
  events: readonly NumberedEvent[],
) => Promise<void>

/** What else happens in the transaction that numbers events, by the manifests. */
export type Numbering = { readonly whenNumbered: readonly WhenNumbered[] }
