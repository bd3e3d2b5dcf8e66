import type { Tx } from '@understory/database/connect.ts'
import type { StoreStatus } from '@understory/domain/stores/store-status.ts'
import type { StoreEvent } from '@understory/ports/store-connector.ts'
import type { Deps } from '../../deps.ts'
import { applyOrder, markDeleted } from './apply-order.ts'
import { markDisconnected } from './change-store.ts'
import type { StoreRow } from './store-records.ts'

type Needs = Pick<Deps, 'clock' | 'jobs'>
type Applying = { readonly store: StoreRow; readonly event: StoreEvent }

/** What an event changes, in the caller's transaction, with the store locked; why nothing could be made of it. */
export async function applyEvent(
  tx: Tx,
  deps: Needs,
  { store, event }: Applying,
): Promise<string | null> {
  // What a disconnected store sends is stored, and counts for nothing.
  if (store.disconnected_at) return null
  switch (event.kind) {
    case 'order': {
      const mustAsk = await applyOrder(tx, store, event.order)
      if (mustAsk) await readAgain(tx, deps, { store, externalId: event.order.externalId })
      return null
    }
    case 'order-changed':
      await readAgain(tx, deps, { store, externalId: event.externalId })
      return null
    case 'order-removed':
      await readAgain(tx, deps, { store, externalId: event.externalId, isRemoved: true })
      return null
    case 'order-deleted':
      await markDeleted(tx, store, { externalId: event.externalId, now: deps.clock() })
      return null
    case 'ready':
      await setStatus(tx, store, 'connected')
      await deps.jobs.enqueue(tx, 'pull-store', { storeId: store.id })
      return null
    case 'needs-update':
      await setStatus(tx, store, 'needs-update', event.updateUrl)
      return null
    case 'disabled':
      await setStatus(tx, store, 'disabled')
      return null
    case 'uninstalled':
      await markDisconnected(tx, store, deps.clock())
      return null
    case 'parked':
      return event.reason
    case 'privacy':
    case 'ignored':
      return null
  }
}

type Reading = {
  readonly store: StoreRow
  readonly externalId: string
  readonly isRemoved?: boolean
}

function readAgain(tx: Tx, { jobs }: Needs, { store, ...reading }: Reading): Promise<void> {
  return jobs.enqueue(tx, 'read-store-order', { storeId: store.id, ...reading })
}

/** What the vendor says of the connection. */
export async function setStatus(
  tx: Tx,
  store: StoreRow,
  status: Exclude<StoreStatus, 'disconnected'>,
  updateUrl: string | null = null,
): Promise<void> {
  await tx
    .updateTable('store')
    .set({ status, update_url: updateUrl?.slice(0, 2_000) ?? null })
    .where('id', '=', store.id)
    .where('disconnected_at', 'is', null)
    .execute()
}
