import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { findStores, shareStores, type TakingStore } from '../../connected-stores/public.ts'
import { applyOrders } from '../orders/apply-order.ts'
import { isDataFault, transactOrders } from '../orders/run-again.ts'
import { takeNewOrders } from '../orders/take-new-orders.ts'
import { writeWaiting } from '../orders/waiting-order.ts'
import { isAsSigned, type Received } from './received-delivery.ts'
import { insertDeliveries, parkDelivery, type StoredDelivery } from './stored-deliveries.ts'

type CommitDeliveriesDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'jobs'>

/** `secrets-changed`: the signature is to be checked again, and nothing was written. */
export type IntakeOutcome = 'taken' | 'secrets-changed'

/**
 * Deliveries and everything they cause, in a number of statements that does not depend on how many they are: one
 * for new orders, and one transaction for the others. One that cannot be stored is parked alone, and takes no
 * other with it.
 */
export async function commitDeliveries(
  deps: CommitDeliveriesDeps,
  received: readonly Received[],
): Promise<IntakeOutcome[]> {
  const stored = await takeNewOrders(deps, received)
  const others = received.filter((each) => !stored.has(each))
  const answers = others.length > 0 ? await commitTogether(deps, others) : []
  const answerOf = new Map(others.map((each, at) => [each, answers[at]]))
  return received.map((each) => answerOf.get(each) ?? 'taken')
}

/** In one transaction. */
async function commitTogether(
  deps: CommitDeliveriesDeps,
  received: readonly Received[],
): Promise<IntakeOutcome[]> {
  try {
    return await transactOrders(deps.db, (tx) => takeOrders(tx, deps, received))
  } catch (fault) {
    if (!isDataFault(fault)) throw fault
    const [first] = received
    if (first && received.length === 1) return [await park(deps, first, fault)]
    const middle = Math.ceil(received.length / 2)
    return [
      ...(await commitTogether(deps, received.slice(0, middle))),
      ...(await commitTogether(deps, received.slice(middle))),
    ]
  }
}

async function takeOrders(
  tx: Tx,
  deps: CommitDeliveriesDeps,
  received: readonly Received[],
): Promise<IntakeOutcome[]> {
  const stores = await shareStores(tx, idsOf(received))
  const taken = received.map((each) => intakeOutcomeOf(stores, each))
  const arrivals = received.flatMap(({ store, order }, at) => {
    const row = stores.get(store.id)
    // What a disconnected store sends is stored, and counts for nothing.
    const counts = taken[at] === 'taken' && row?.disconnected_at === null
    return counts ? [{ store: row, order, isRead: false }] : []
  })
  const now = deps.clock()
  const ambiguous = await applyOrders(tx, arrivals, now)
  await deps.jobs.enqueueAll(tx, 'read-store-order', ambiguous)
  const stored = received.filter((_, at) => taken[at] === 'taken')
  await insertDeliveries(
    tx,
    stored.map((each) => toStore(each, now)),
  )
  return taken
}

/** Only stores the deliveries: a worker applies their orders when there is time. */
export function deferDeliveries(
  deps: CommitDeliveriesDeps,
  received: readonly Received[],
): Promise<IntakeOutcome[]> {
  return transact(deps.db, async (tx) => {
    const stores = await findStores(tx, idsOf(received))
    const taken = received.map((each) => intakeOutcomeOf(stores, each))
    const stored = received.filter((_, at) => taken[at] === 'taken')
    await insertWaiting(tx, stored, deps.clock())
    return taken
  })
}

const idsOf = (received: readonly Received[]) => received.map(({ store }) => store.id)

function intakeOutcomeOf(
  stores: ReadonlyMap<string, TakingStore>,
  { store }: Received,
): IntakeOutcome {
  return isAsSigned(stores.get(store.id), store) ? 'taken' : 'secrets-changed'
}

const toStore = ({ store, body }: Received, receivedAt: Date): StoredDelivery => ({
  accountId: store.account_id,
  storeId: store.id,
  receivedAt,
  topic: 'order',
  body,
})

async function insertWaiting(tx: Tx, stored: readonly Received[], now: Date): Promise<void> {
  if (stored.length === 0) return
  await sql`
    /* named insert-waiting */
    insert into store_waiting (account_id, store_id, received_at, topic, body, waiting_order)
    select account, store, ${now}, 'order', body, waiting
    from unnest(${stored.map(({ store }) => store.account_id)}::uuid[],
      ${stored.map(({ store }) => store.id)}::uuid[], ${stored.map(({ body }) => body)}::text[],
      ${stored.map(({ order }) => writeWaiting(order))}::text[])
      as d (account, store, body, waiting)`.execute(tx)
}

async function park(
  { db, clock, log }: CommitDeliveriesDeps,
  received: Received,
  fault: unknown,
): Promise<IntakeOutcome> {
  const problem = String(fault).slice(0, 500)
  log.error({ storeId: received.store.id, problem }, 'a delivery of a store is parked')
  const now = clock()
  await parkDelivery(db, toStore(received, now), { problem, now })
  return 'taken'
}
