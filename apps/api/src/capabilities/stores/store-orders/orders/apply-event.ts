import type { Tx } from '@understory/database/connect.ts'
import type { StoreEvent } from '@understory/ports/stores/store-connector.ts'
import type { Deps } from '../../../../deps.ts'
import { type StoreRow, setStatus } from '../../connected-stores/public.ts'
import { forgetStore } from '../forget-store.ts'
import { markDeleted } from './apply-order.ts'

type ApplyEventDeps = Pick<Deps, 'clock' | 'jobs'>
/** Orders are applied together, in batches. */
export type OtherEvent = Exclude<StoreEvent, { kind: 'order' }>
type Applying = { readonly store: StoreRow; readonly event: OtherEvent }

/** What an event changes, in the caller's transaction, with the store locked; why nothing could be made of it. */
export async function applyEvent(
  tx: Tx,
  deps: ApplyEventDeps,
  { store, event }: Applying,
): Promise<string | null> {
  if (event.kind === 'privacy') {
    if (event.mustForget) await forgetOnceGone(tx, deps, store)
    return null
  }
  // What a disconnected store sends is stored, and counts for nothing.
  if (store.disconnected_at) return null
  switch (event.kind) {
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
      await deps.jobs.enqueue(tx, 'ask-store', { storeId: store.id, isSaidGone: true })
      return null
    case 'store-changed':
      await deps.jobs.enqueue(tx, 'ask-store', { storeId: store.id })
      return null
    case 'parked':
      return event.reason
    case 'billing-changed':
      await deps.jobs.enqueue(tx, 'check-app-plan', { storeId: store.id })
      return null
    case 'ignored':
      return null
  }
}

/** Of a shop that is still connected nothing is erased before the shop itself says that it left. */
async function forgetOnceGone(tx: Tx, { jobs }: ApplyEventDeps, store: StoreRow): Promise<void> {
  if (store.disconnected_at) return forgetStore(tx, store)
  const asked = { storeId: store.id, isSaidGone: true, mustForget: true }
  await jobs.enqueue(tx, 'ask-store', asked, { mayNotBeLost: true })
}

type ApplyEventReading = {
  readonly store: StoreRow
  readonly externalId: string
  readonly isRemoved?: boolean
}

function readAgain(
  tx: Tx,
  { jobs }: ApplyEventDeps,
  { store, ...reading }: ApplyEventReading,
): Promise<void> {
  return jobs.enqueue(tx, 'read-store-order', { storeId: store.id, ...reading })
}
