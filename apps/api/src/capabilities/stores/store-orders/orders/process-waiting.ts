import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { shareStores } from '../../connected-stores/public.ts'
import { insertDeliveries } from '../intake/stored-deliveries.ts'
import { applyOrders } from './apply-order.ts'
import { isDataFault, transactOrders } from './run-again.ts'
import { readWaiting } from './waiting-order.ts'

type ProcessWaitingDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'jobs'>

const PROCESS_WAITING_LIMIT = 500

/**
 * Applies the orders of deliveries that were only stored, in batches that several workers share: none takes
 * what another one has.
 */
export async function processWaiting(deps: ProcessWaitingDeps): Promise<void> {
  while ((await processBatch(deps)) > 0);
}

/** Returns how many deliveries it took. */
export async function processBatch(
  deps: ProcessWaitingDeps,
  most = PROCESS_WAITING_LIMIT,
): Promise<number> {
  try {
    return await transactOrders(deps.db, async (tx) => {
      const rows = await takeNext(tx, most)
      await applyWaiting(tx, deps, rows)
      return rows.length
    })
  } catch (fault) {
    if (!isDataFault(fault)) throw fault
    // One of them cannot be stored: fewer are tried, down to one alone.
    if (most > 1) return processBatch(deps, Math.ceil(most / 4))
    return transactOrders(deps.db, (tx) => applyOrPark(tx, deps))
  }
}

type WaitingDelivery = {
  id: number
  account_id: string
  store_id: string
  received_at: Date
  topic: string
  body: string
  waiting_order: string
}

async function takeNext(tx: Tx, most: number): Promise<WaitingDelivery[]> {
  const { rows } = await sql<WaitingDelivery>`
    /* named take-waiting */
    select id, account_id, store_id, received_at, topic, body, waiting_order from store_waiting
    where waiting_order is not null order by received_at, id limit ${most}
    for no key update skip locked`.execute(tx)
  return rows
}

async function applyWaiting(
  tx: Tx,
  deps: ProcessWaitingDeps,
  rows: readonly WaitingDelivery[],
): Promise<void> {
  if (rows.length === 0) return
  const stores = await shareStores(
    tx,
    rows.map((row) => row.store_id),
  )
  const arrivals = rows.flatMap((row) => {
    const store = stores.get(row.store_id)
    // What a disconnected store sends counts for nothing; what it sent before is applied.
    if (!store || (store.disconnected_at && store.disconnected_at <= row.received_at)) return []
    return [{ store, order: readWaiting(row.waiting_order), isRead: false }]
  })
  const ambiguous = await applyOrders(tx, arrivals, deps.clock())
  await deps.jobs.enqueueAll(tx, 'read-store-order', ambiguous)
  await moveToDeliveries(tx, rows)
}

async function applyOrPark(tx: Tx, deps: ProcessWaitingDeps): Promise<number> {
  const rows = await takeNext(tx, 1)
  await sql`savepoint alone`.execute(tx)
  try {
    await applyWaiting(tx, deps, rows)
  } catch (fault) {
    if (!isDataFault(fault)) throw fault
    await sql`rollback to savepoint alone`.execute(tx)
    const problem = String(fault).slice(0, 500)
    const [row] = rows
    deps.log.error({ storeId: row?.store_id, problem }, 'a delivery of a store is parked')
    await park(tx, rows, { now: deps.clock(), problem })
  }
  return rows.length
}

async function moveToDeliveries(tx: Tx, rows: readonly WaitingDelivery[]): Promise<void> {
  await sql`delete from store_waiting where id = any(${idsOf(rows)}::bigint[])`.execute(tx)
  await insertDeliveries(
    tx,
    rows.map(({ account_id: accountId, store_id: storeId, received_at, topic, body }) => ({
      accountId,
      storeId,
      receivedAt: received_at,
      topic,
      body,
    })),
  )
}

type Parking = { readonly now: Date; readonly problem: string }

async function park(
  tx: Tx,
  rows: readonly WaitingDelivery[],
  { now, problem }: Parking,
): Promise<void> {
  await sql`
    update store_waiting set waiting_order = null, problem = ${problem}, parked_at = ${now}
    where id = any(${idsOf(rows)}::bigint[])`.execute(tx)
}

const idsOf = (rows: readonly WaitingDelivery[]) => rows.map(({ id }) => id)
