import type { OrderState } from '@understory/domain/stores/order-state.ts'
import type { Connection, StoreConnector } from '@understory/ports/store-connector.ts'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'
import { applyOrders, markDeleted } from './apply-order.ts'
import { freshConnection } from './fresh-connection.ts'
import { backOff, noteUnreadable, UNREACHABLE } from './note-unreadable.ts'
import { transactOrders } from './run-again.ts'
import { lockStore, type StoreRow, selectStores, setStatus, shareStores } from './store-records.ts'
import { whyUnstorable } from './waiting-order.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'jobs' | 'stores'>

/** States may arrive late at the vendor, so each reading begins a little before the last one ended. */
const OVERLAP_MS = 10 * 60_000
const DUE_MS = 30 * 60_000
const PAGE = 1_000
/** A store that is queued is not queued again, unless its job was lost. */
const QUEUED_MS = 30 * 60_000

/**
 * Queues every store whose changes were not read for half an hour, or a delivery of which had to be refused:
 * what webhooks lost is found so. Those that were refused come first; one that could not be read waits.
 */
export async function pullDueStores(deps: Pick<Needs, 'db' | 'clock' | 'jobs'>): Promise<void> {
  while ((await queueDue(deps)) === PAGE);
}

/** In one transaction, so that a store is marked as queued when it is. Returns how many they are. */
function queueDue({ db, clock, jobs }: Pick<Needs, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const now = clock()
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom('store as s')
      .select(['s.id', 's.refused_at'])
      .where('s.disconnected_at', 'is', null)
      .where((eb) => eb.or([eb('s.read_after', 'is', null), eb('s.read_after', '<=', now)]))
      .where((eb) =>
        eb.or([
          eb('s.read_until', '<', new Date(now.getTime() - DUE_MS)),
          eb('s.failed_reads', '>', 0),
          eb('s.refused_at', 'is not', null),
        ]),
      )
      .orderBy('s.refused_at')
      .orderBy('s.read_until')
      .limit(PAGE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return 0
    await tx
      .updateTable('store')
      .set({ read_after: new Date(now.getTime() + QUEUED_MS) })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
    const jobOf = ({ id }: { readonly id: string }) => ({ storeId: id })
    const refused = due.filter(({ refused_at }) => refused_at !== null)
    const others = due.filter(({ refused_at }) => refused_at === null)
    await jobs.enqueueAll(tx, 'pull-store', refused.map(jobOf), { isUrgent: true })
    await jobs.enqueueAll(tx, 'pull-store', others.map(jobOf))
    // A refusal counts against a webhook at its vendor, which may have switched it off.
    await jobs.enqueueAll(tx, 'keep-webhooks', refused.map(jobOf))
    return due.length
  })
}

/** Reads everything that changed since the last time. Where that fails, it is tried ever more rarely. */
export async function pullStore(
  deps: Needs,
  { storeId }: { readonly storeId: string },
): Promise<void> {
  try {
    await readChanges(deps, storeId)
  } catch (fault) {
    await transact(deps.db, (tx) => backOff(tx, deps, { storeId, by: UNREACHABLE }))
    throw fault
  }
}

/** A page is one transaction, so a crash repeats one. */
async function readChanges(deps: Needs, storeId: string): Promise<void> {
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
    await applyPage(deps, storeId, page.orders)
    cursor = page.nextCursor
  } while (cursor)
  await transact(deps.db, async (tx) => {
    const locked = await lockStore(tx, { storeId, accountId: store.account_id })
    if (!locked || locked.disconnected_at) return
    await tx
      .updateTable('store')
      .set((eb) => ({
        read_until: began,
        read_after: null,
        failed_reads: 0,
        refused_at: eb.case().when('refused_at', '>', began).then(eb.ref('refused_at')).end(),
      }))
      .where('id', '=', storeId)
      .execute()
    await setStatus(tx, locked, 'connected')
  })
}

/** Beside deliveries of the same store. */
function applyPage(deps: Needs, storeId: string, orders: readonly OrderState[]): Promise<unknown> {
  const readable = orders.filter((order) => {
    const reason = whyUnstorable(order)
    if (reason) deps.log.error({ storeId, reason }, 'an order of a store cannot be read')
    return reason === null
  })
  return transactOrders(deps.db, async (tx) => {
    const store = (await shareStores(tx, [storeId])).get(storeId)
    if (!store || store.disconnected_at) return
    await applyOrders(
      tx,
      readable.map((order) => ({ store, order, isRead: true })),
    )
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
  if (order) {
    await applyPage(deps, storeId, [order])
    return
  }
  await transactOrders(deps.db, async (tx) => {
    const locked = await lockStore(tx, { storeId, accountId: store.account_id })
    if (!locked || locked.disconnected_at) return
    await markDeleted(tx, locked, { externalId, now: deps.clock() })
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
