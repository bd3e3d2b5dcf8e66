import type { LedgerProof } from '@understory/contracts/v1/event-types/ledger-proof.ts'
import type { Database } from '@understory/database/connect.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { PurchaseKinds } from './capabilities/commerce/purchases/purchase-kind.ts'
import type { Config } from './configuration/config.ts'

/** A recorded event, before the worker renders its body. */
export type RecordedEvent = {
  readonly accountId: string
  readonly mode: ApiMode
  /** As it was noted with its effect. */
  readonly subject: Readonly<Record<string, string>>
}

export type EventRendererDeps = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly purchaseKinds: PurchaseKinds
}

export type RenderedEvent = {
  /** The object that it is of, as the API answers it at that moment. */
  readonly data: object
  /** Where it is of what stands in the public log. */
  readonly proof?: LedgerProof
}

/** What an event says; `null`: what it is of is no longer there. */
export type EventRenderer = (
  deps: EventRendererDeps,
  recorded: RecordedEvent,
) => Promise<RenderedEvent | null>

export type EventRenderers = { readonly [Type in EventType]?: EventRenderer }
