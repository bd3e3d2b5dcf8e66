import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import type { Connection, StoreConnector } from '@understory/ports/stores/store-connector.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import {
  backOff,
  finishReading,
  freshConnection,
  goOnLater,
  keepPlace,
  lockStore,
  nextPlace,
  noteUnreadable,
  readingPlaceOf,
  type StoreRow,
  selectStores,
  shareStores,
  UNREACHABLE,
} from '../../connected-stores/public.ts'
import { parkUnread } from '../intake/stored-deliveries.ts'
import { applyOrders, markDeleted } from '../orders/apply-order.ts'
import { transactOrders } from '../orders/run-again.ts'
import { whyUnstorable } from '../orders/waiting-order.ts'

type PullStoreDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'jobs' | 'stores'>

/** What one store may take before others have their turn. */
const TURN = { pages: 50, milliseconds: 30_000 }

/**
 * Reads what changed since the last time, or goes on with a reading that took longer than its turn. Where that fails, it
 * is tried ever more rarely.
 */
export async function pullStore(
  deps: PullStoreDeps,
  { storeId }: { readonly storeId: string },
): Promise<void> {
  try {
    await readChanges(deps, storeId)
  } catch (fault) {
    await transact(deps.db, (tx) => backOff(tx, deps, { storeId, by: UNREACHABLE }))
    throw fault
  }
}

/**
 * A page is one transaction, and the place is kept after it. How long a turn lasts is decided here: a shop may say
 * that there is always another page.
 */
async function readChanges(deps: PullStoreDeps, storeId: string): Promise<void> {
  const reach = await reachOf(deps, storeId)
  if (!reach) return
  const { store, connector, connection } = reach
  const began = performance.now()
  const took = () => performance.now() - began
  let place = readingPlaceOf(store, deps.clock())
  for (let pages = 1; pages <= TURN.pages && took() < TURN.milliseconds; pages += 1) {
    const page = await connector.listOrders(connection, place)
    if (page.status !== 'read') return noteUnreadable(deps, store, page)
    for (const { reason } of page.parked) await setAside(deps, store, reason)
    await applyPage(deps, store, page.orders)
    if (page.nextCursor === null) return finishReading(deps, store, place)
    place = nextPlace(place, page.nextCursor)
    await keepPlace(deps, store, place)
  }
  // Orders of before a plan contribute nothing: so many are enough to look at, and nobody pays for more.
  if (store.counts_from === null) return finishReading(deps, store, place)
  await goOnLater(deps, store, { place, tookMs: took() })
}

/** It is for the operator to see. */
async function setAside(deps: PullStoreDeps, store: StoreRow, reason: string): Promise<void> {
  const { id: storeId, account_id: accountId } = store
  deps.log.error({ storeId, reason }, 'an order of a store cannot be read')
  await parkUnread(deps.db, { accountId, storeId, problem: reason, now: deps.clock() })
}

/** Beside deliveries of the same store. */
async function applyPage(
  deps: PullStoreDeps,
  row: StoreRow,
  orders: readonly OrderState[],
): Promise<void> {
  const { id: storeId } = row
  const readable: OrderState[] = []
  for (const order of orders) {
    const reason = whyUnstorable(order)
    if (reason) await setAside(deps, row, reason)
    else readable.push(order)
  }
  await transactOrders(deps.db, async (tx) => {
    const store = (await shareStores(tx, [storeId])).get(storeId)
    if (!store || store.disconnected_at) return
    await applyOrders(
      tx,
      readable.map((order) => ({ store, order, isRead: true })),
      deps.clock(),
    )
  })
}

type PullStoreReading = {
  readonly storeId: string
  readonly externalId: string
  /** The platform said that it was taken away. */
  readonly isRemoved?: boolean
}

/** One order, as the platform has it now. */
export async function readStoreOrder(
  deps: PullStoreDeps,
  { storeId, externalId, isRemoved = false }: PullStoreReading,
): Promise<void> {
  const reach = await reachOf(deps, storeId)
  if (!reach) return
  const { store, connector, connection } = reach
  const order = await connector.readOrder(connection, externalId)
  if (order === null && !isRemoved) return
  if (order && 'status' in order) return noteUnreadable(deps, store, order)
  if (order && 'reason' in order) return setAside(deps, store, order.reason)
  if (order) return applyPage(deps, store, [order])
  await transactOrders(deps.db, async (tx) => {
    const locked = await lockStore(tx, { storeId, accountId: store.account_id })
    if (!locked || locked.disconnected_at) return
    await markDeleted(tx, locked, { externalId, now: deps.clock() })
  })
}

type PullStoreReach = {
  readonly store: StoreRow
  readonly connector: StoreConnector
  readonly connection: Connection
}

async function reachOf(deps: PullStoreDeps, storeId: string): Promise<PullStoreReach | null> {
  const store = await selectStores(deps.db).where('s.id', '=', storeId).executeTakeFirst()
  const connector = store && deps.stores.get(store.connector)
  if (!connector || store.disconnected_at) return null
  return { store, connector, connection: await freshConnection(deps, store) }
}
