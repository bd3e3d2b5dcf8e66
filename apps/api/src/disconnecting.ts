import type { Database } from '@understory/database/connect.ts'
import type { OrderSource } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { AppBilling } from '@understory/ports/stores/app-billing.ts'
import type { StoreConnector } from '@understory/ports/stores/store-connector.ts'
import type { Config } from './configuration/config.ts'
import type { JobQueue } from './jobs/job-queue.ts'

/** A shop that its owner is about to disconnect. */
type LeavingStore = { readonly accountId: string; readonly storeId: string }

type DisconnectingDeps = {
  readonly appBilling: AppBilling | null
  readonly clock: Clock
  readonly config: Config
  readonly db: Database
  readonly jobs: JobQueue
  readonly newId: () => string
  readonly stores: ReadonlyMap<OrderSource, StoreConnector>
}

/** Throws where something that has to end first did not; the shop then stays as it was. */
export type BeforeDisconnecting = (deps: DisconnectingDeps, store: LeavingStore) => Promise<void>

/** What ends at a platform before a shop is disconnected there, by the manifests. */
export type Disconnecting = { readonly beforeDisconnecting: readonly BeforeDisconnecting[] }
