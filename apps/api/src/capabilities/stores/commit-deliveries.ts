import type { Tx } from '@understory/database/connect.ts'
import type { OrderState } from '@understory/domain/stores/order-state.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'
import { applyOrders } from './apply-order.ts'
import { packBody } from './packed-body.ts'
import { findStores, type TakingStore } from './remembered-stores.ts'
import { isDataFault, transactOrders } from './run-again.ts'
import { type StoreRow, shareStores } from './store-records.ts'
import { writeWaiting } from './waiting-order.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'jobs'>

/** What a signature was checked against. */
type Signing = Pick<StoreRow, 'sealed_secrets' | 'disconnected_at'>

/** A signed delivery of an order. */
export type Received = {
  /** By the secrets of which the signature was checked. */
  readonly store: Pick<StoreRow, 'id' | 'account_id'> & Signing
  readonly order: OrderState
  /** Nothing of the shopper is in it. */
  readonly body: string
}

/** `secrets-changed`: the signature is to be checked again, and nothing was written. */
export type Taken = 'taken' | 'secrets-changed'

/**
 * Deliveries and everything they cause, in one transaction and a number of statements that does not depend
 * on how many they are. One that cannot be stored is parked alone, and takes no other with it.
 */
export async function commitDeliveries(
  deps: Needs,
  received: readonly Received[],
): Promise<Taken[]> {
  try {
    return await transactOrders(deps.db, (tx) => takeOrders(tx, deps, received))
  } catch (fault) {
    if (!isDataFault(fault)) throw fault
    const [first] = received
    if (first && received.length === 1) return [await park(deps, first, fault)]
    const middle = Math.ceil(received.length / 2)
    return [
      ...(await commitDeliveries(deps, received.slice(0, middle))),
      ...(await commitDeliveries(deps, received.slice(middle))),
    ]
  }
}

async function takeOrders(tx: Tx, deps: Needs, received: readonly Received[]): Promise<Taken[]> {
  const stores = await shareStores(tx, idsOf(received))
  const taken = received.map((each) => takenBy(stores, each))
  const arrivals = received.flatMap(({ store, order }, at) => {
    const row = stores.get(store.id)
    // What a disconnected store sends is stored, and counts for nothing.
    const counts = taken[at] === 'taken' && row?.disconnected_at === null
    return counts ? [{ store: row, order, isRead: false }] : []
  })
  const ambiguous = await applyOrders(tx, arrivals)
  await deps.jobs.enqueueAll(tx, 'read-store-order', ambiguous)
  const stored = received.filter((_, at) => taken[at] === 'taken')
  await insertDeliveries(tx, { stored, now: deps.clock(), isWaiting: false })
  return taken
}

/** Only stores the deliveries: a worker applies their orders when there is time. */
export function deferDeliveries(deps: Needs, received: readonly Received[]): Promise<Taken[]> {
  return transact(deps.db, async (tx) => {
    const stores = await findStores(tx, idsOf(received))
    const taken = received.map((each) => takenBy(stores, each))
    const stored = received.filter((_, at) => taken[at] === 'taken')
    await insertDeliveries(tx, { stored, now: deps.clock(), isWaiting: true })
    return taken
  })
}

const idsOf = (received: readonly Received[]) => received.map(({ store }) => store.id)

function takenBy(stores: ReadonlyMap<string, TakingStore>, { store }: Received): Taken {
  return isAsSigned(stores.get(store.id), store) ? 'taken' : 'secrets-changed'
}

/** Whether a store is still what a signature was checked against: another account may have it by now. */
export function isAsSigned(row: Signing | undefined, signed: Signing): boolean {
  if (!row || row.sealed_secrets !== signed.sealed_secrets) return false
  return (row.disconnected_at === null) === (signed.disconnected_at === null)
}

type Inserting = {
  readonly stored: readonly Received[]
  readonly now: Date
  readonly isWaiting: boolean
}

async function insertDeliveries(tx: Tx, { stored, now, isWaiting }: Inserting): Promise<void> {
  if (stored.length === 0) return
  await sql`
    /* named insert-deliveries */
    insert into store_delivery (account_id, store_id, received_at, topic, body, packed_body,
      processed_at, waiting_order)
    select account, store, ${now}, 'order', body, packed, ${isWaiting ? null : now}, waiting
    from unnest(${stored.map(({ store }) => store.account_id)}::uuid[],
      ${stored.map(({ store }) => store.id)}::uuid[],
      ${stored.map(({ body }) => (isWaiting ? body : null))}::text[],
      ${stored.map(({ body }) => (isWaiting ? null : packBody(body)))}::bytea[],
      ${stored.map(({ order }) => (isWaiting ? writeWaiting(order) : null))}::text[])
      as d (account, store, body, packed, waiting)`.execute(tx)
}

/** Why nothing could be made of it is for the operator to see; its vendor is not to send it again. */
async function park(
  { db, clock, log }: Needs,
  { store, body }: Received,
  fault: unknown,
): Promise<Taken> {
  const problem = String(fault).slice(0, 500)
  log.error({ storeId: store.id, problem }, 'a delivery of a store is parked')
  await db
    .insertInto('store_delivery')
    .values({
      account_id: store.account_id,
      store_id: store.id,
      received_at: clock(),
      topic: 'order',
      body,
      problem,
    })
    .execute()
  return 'taken'
}
