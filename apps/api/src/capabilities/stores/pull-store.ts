import type { Connection, StoreConnector, Unreadable } from '@understory/ports/store-connector.ts'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'
import { applyRead, markDeleted } from './apply-order.ts'
import { freshConnection } from './fresh-connection.ts'
import { lockStore, type StoreRow, selectStores, setStatus } from './store-records.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'jobs' | 'stores'>

/** States may arrive late at the vendor, so each reading begins a little before the last one ended. */
const OVERLAP_MS = 10 * 60_000
const DUE_MS = 30 * 60_000
const MOST_DUE = 500

/** Queues every store whose changes were not read for half an hour: what webhooks lost is found so. */
export async function pullDueStores({ db, clock, jobs }: Needs): Promise<void> {
  const due = await db
    .selectFrom('store')
    .select('id')
    .where('disconnected_at', 'is', null)
    .where('status', '<>', 'disabled')
    .where('read_until', '<', new Date(clock().getTime() - DUE_MS))
    .orderBy('read_until')
    .limit(MOST_DUE)
    .execute()
  for (const { id } of due) await jobs.enqueue(db, 'pull-store', { storeId: id })
}

/** Reads everything that changed since the last time; a page is one transaction, so a crash repeats one. */
export async function pullStore(
  deps: Needs,
  { storeId }: { readonly storeId: string },
): Promise<void> {
  const reach = await reachOf(deps, storeId)
  if (!reach) return
  const { store, connector, connection } = reach
  const began = deps.clock()
  const changedSince = new Date(store.read_until.getTime() - OVERLAP_MS)
  let cursor: string | null = null
  do {
    const page = await connector.listOrders(connection, { changedSince, cursor })
    if (page.status !== 'read') return noteUnreadable(deps, store, page)
    for (const { reason } of page.parked)
      deps.log.error({ storeId, reason }, 'an order of a store cannot be read')
    await transact(deps.db, async (tx) => {
      const locked = await lockStore(tx, { storeId, accountId: store.account_id })
      if (!locked || locked.disconnected_at) return
      for (const order of page.orders) await applyRead(tx, locked, order)
    })
    cursor = page.nextCursor
  } while (cursor)
  await transact(deps.db, async (tx) => {
    const locked = await lockStore(tx, { storeId, accountId: store.account_id })
    if (!locked || locked.disconnected_at) return
    await tx.updateTable('store').set({ read_until: began }).where('id', '=', storeId).execute()
    await setStatus(tx, locked, 'connected')
  })
}

type Reading = {
  readonly storeId: string
  readonly externalId: string
  /** The platform said that it was taken away. */
  readonly isRemoved?: boolean
}

/** One order, as the platform has it now. */
export async function readStoreOrder(
  deps: Needs,
  { storeId, externalId, isRemoved = false }: Reading,
): Promise<void> {
  const reach = await reachOf(deps, storeId)
  if (!reach) return
  const { store, connector, connection } = reach
  const order = await connector.readOrder(connection, externalId)
  if (order === null && !isRemoved) return
  if (order && 'status' in order) return noteUnreadable(deps, store, order)
  if (order && 'reason' in order) {
    deps.log.error({ storeId, reason: order.reason }, 'an order of a store cannot be read')
    return
  }
  await transact(deps.db, async (tx) => {
    const locked = await lockStore(tx, { storeId, accountId: store.account_id })
    if (!locked || locked.disconnected_at) return
    if (order) await applyRead(tx, locked, order)
    else await markDeleted(tx, locked, { externalId, now: deps.clock() })
  })
}

type Reach = {
  readonly store: StoreRow
  readonly connector: StoreConnector
  readonly connection: Connection
}

async function reachOf(deps: Needs, storeId: string): Promise<Reach | null> {
  const store = await selectStores(deps.db).where('s.id', '=', storeId).executeTakeFirst()
  const connector = store && deps.stores.get(store.connector)
  if (!connector || store.disconnected_at) return null
  return { store, connector, connection: await freshConnection(deps, store) }
}

function noteUnreadable(deps: Needs, store: StoreRow, found: Unreadable): Promise<void> {
  return transact(deps.db, async (tx) => {
    if (found.status === 'not-ready') return setStatus(tx, store, 'connecting')
    if (found.status === 'disabled') return setStatus(tx, store, 'disabled')
    return setStatus(tx, store, 'needs-update', found.updateUrl)
  })
}
