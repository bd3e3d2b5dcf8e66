import type { Tx } from '@understory/database/connect.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import {
  type OrderOutcome,
  orderOutcome,
} from '@understory/domain/stores/store-orders/order-outcome.ts'
import {
  isAmbiguous,
  netValue,
  newestState,
  type OrderState,
  stateAsRead,
} from '@understory/domain/stores/store-orders/order-state.ts'
import type { TakingStore } from '../../connected-stores/public.ts'
import {
  findOrders,
  type OrderKey,
  type OrderRow,
  stateOfRow,
  storedOrderKeyOf,
} from './known-orders.ts'
import { type StoredOrder, saveOrders } from './store-orders.ts'
import { type InForce, NO_RATES, type PublishedRates, termsOfOrders } from './store-terms.ts'
import { whyUnstorable } from './waiting-order.ts'

/** A state of an order that arrived. */
export type Arrival = {
  readonly store: TakingStore
  readonly order: OrderState
  /** The platform gave it when it was asked, and not by a delivery. */
  readonly isRead: boolean
}

/** An order of which two states of one moment differ: the platform must say which is right. */
export type Ambiguous = { readonly storeId: string; readonly externalId: string }

/**
 * Brings stored orders up to date from states that arrived, in the caller's transaction, in a number of
 * statements that does not depend on how many they are. Repeated and reordered states end in the same rows.
 * The stores are locked by the caller, shared or alone, and orders are not. Throws OrdersRaced where another
 * transaction stored one of them since it was read, and this one is to be run again.
 */
export async function applyOrders(
  tx: Tx,
  arrivals: readonly Arrival[],
  now: Date,
): Promise<Ambiguous[]> {
  if (arrivals.length === 0) return []
  const byKey = Map.groupBy(arrivals, (arrival) => storedOrderKeyOf(orderKeyOf(arrival)))
  const keys = [...byKey.keys()].toSorted()
  const known = await findKnown(
    tx,
    keys.flatMap((key) => byKey.get(key)?.slice(0, 1) ?? []),
  )
  const found = keys.map((key) => newestOf(byKey.get(key) ?? [], known.get(key)))
  const inForce = await termsOfOrders(tx, found)
  await saveOrders(tx, {
    known,
    now,
    orders: found.map((newest, at) => outcomeOf(newest, inForce[at] as InForce)),
  })
  return found
    .filter(({ mustAsk }) => mustAsk)
    .map(({ store, order }) => ({ storeId: store.id, externalId: order.externalId }))
}

/** Server by server, where orders stand on several. */
async function findKnown(
  tx: Tx,
  arrivals: readonly Arrival[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const known: (readonly [string, OrderRow])[] = []
  for (const [slice, own] of Map.groupBy(arrivals, ({ store }) => store.slice))
    known.push(...(await findOrders(tx, own.map(orderKeyOf), slice)))
  return new Map(known)
}

function orderKeyOf({ store, order }: Pick<Arrival, 'store' | 'order'>): OrderKey {
  return { accountId: store.account_id, storeId: store.id, externalId: order.externalId }
}

export type Newest = {
  readonly store: TakingStore
  readonly order: OrderState
  /** Those that it was exchanged at before, which stay its own. */
  readonly published: PublishedRates
  readonly mustAsk: boolean
  readonly isAmbiguous: boolean
}

/** What is known of one order after states of it arrived, one after the other. */
function newestOf(arrivals: readonly Arrival[], row: OrderRow | undefined): Newest {
  const [first] = arrivals
  if (!first) throw new Error('nothing arrived of an order')
  const { store } = first
  let known: Known | null = row
    ? { order: stateOfRow(row), isAmbiguous: row.is_ambiguous, mustAsk: false }
    : null
  for (const arrival of arrivals) known = afterArrival(known, arrival)
  const newest = { store, ...(known as Known) }
  const isAlike = row && isExchangedAlike(row, newest)
  const published = isAlike ? { ofOrder: row.rate, ofAmounts: row.amount_rate } : NO_RATES
  return { ...newest, published }
}

type Known = Omit<Newest, 'store' | 'published'>

function isExchangedAlike(row: OrderRow, { store, order }: Pick<Newest, 'store' | 'order'>) {
  return row.currency === order.currency && row.billing_currency === store.billing_currency
}

function afterArrival(known: Known | null, { order: arrived, isRead }: Arrival): Known {
  if (!known) return { order: arrived, isAmbiguous: false, mustAsk: false }
  const { order, mustAsk } = known
  if (isRead) return { order: stateAsRead(order, arrived), isAmbiguous: false, mustAsk }
  const newest = newestState(order, arrived)
  const isAsOld = newest.updatedAt.getTime() === order.updatedAt.getTime()
  const differ = isAmbiguous(order, arrived)
  return {
    order: newest,
    isAmbiguous: differ || (isAsOld && known.isAmbiguous),
    mustAsk: mustAsk || differ,
  }
}

/** What an order contributes by what was in force when it was created. */
export function outcomeOf(newest: Newest, { terms, gaps }: InForce): StoredOrder {
  const { store, order } = newest
  const outcome: OrderOutcome = terms
    ? orderOutcome(order, { from: store.counts_from, gaps }, terms)
    : { counts: false, net: netValue(order), reason: 'before-settings' }
  return { ...newest, outcome, terms }
}

type Deleting = { readonly externalId: string; readonly now: Date }

/** With the store held alone. Final: one that is not known yet is stored as deleted, so that it does not count when it comes late. */
export async function markDeleted(
  tx: Tx,
  store: TakingStore,
  { externalId, now }: Deleting,
): Promise<void> {
  const key = { accountId: store.account_id, storeId: store.id, externalId }
  const row = (await findOrders(tx, [key], store.slice)).get(storedOrderKeyOf(key))
  const known = row ? stateOfRow(row) : neverSeen(store, { externalId, now })
  const order: OrderState = { ...known, standing: 'deleted', updatedAt: now }
  if (whyUnstorable(order) === null) {
    await applyOrders(tx, [{ store, order, isRead: false }], now)
  }
}

function neverSeen(
  store: TakingStore,
  { externalId, now }: Deleting,
): Omit<OrderState, 'standing'> {
  return {
    externalId,
    label: `#${externalId}`.slice(0, 100),
    createdAt: now,
    updatedAt: now,
    currency: store.currency ?? store.billing_currency,
    cart: storeMinor(0),
    returned: [],
  }
}
