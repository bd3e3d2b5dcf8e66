import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type DatedPriceBook, listPriceBooks } from '../../../commerce/prices/public.ts'
import { stripesOf } from '../../bills/public.ts'
import { type Remembered, rememberedStore } from '../../connected-stores/public.ts'
import { packBody } from '../intake/packed-body.ts'
import { isAsSigned, type Received } from '../intake/received-delivery.ts'
import { outcomeOf } from './apply-order.ts'
import { storedOrderKeyOf } from './known-orders.ts'
import { isDataFault, mayRunAgain } from './run-again.ts'
import { isLate, type StoreOrderRow, storeOrderRowOf } from './store-orders.ts'
import { inForceFor, NO_RATES, needsRate } from './store-terms.ts'

type TakeNewOrdersDeps = Pick<Deps, 'db' | 'clock'>

/** A delivery and the order that it makes where nobody has seen that one yet. */
type ComputedOrder = {
  readonly received: Received
  readonly row: StoreOrderRow
  readonly by: Remembered
}

const NONE: ReadonlySet<Received> = new Set()

/**
 * Stores the deliveries of orders that are new, which most are, and repeats of such, by one statement of each slice: what they
 * contribute is computed from what this process remembers, and the database takes them only if that is still so.
 * Returns those that are stored; the others are for a transaction that looks everything up.
 */
export async function takeNewOrders(
  { db, clock }: TakeNewOrdersDeps,
  received: readonly Received[],
): Promise<ReadonlySet<Received>> {
  const books = await rememberedBooks(db)
  const computed = computeOrders(received, books)
  if (computed.length === 0) return NONE
  const stored = new Set<Received>()
  for (const own of Map.groupBy(computed, ({ by }) => by.store.slice).values()) {
    const places = await storeComputed(db, { computed: own, books, now: clock() })
    if (places === null) booksOf.delete(db)
    const others = new Set(places ?? own.map((_, at) => at + 1))
    for (const [at, { received: each }] of own.entries()) if (!others.has(at + 1)) stored.add(each)
  }
  return stored
}

const booksOf = new WeakMap<Database, readonly DatedPriceBook[]>()

async function rememberedBooks(db: Database): Promise<readonly DatedPriceBook[]> {
  const books = booksOf.get(db) ?? (await listPriceBooks(db))
  booksOf.set(db, books)
  return books
}

/** In the order of their keys, which is that in which orders are locked and inserted. */
function computeOrders(
  received: readonly Received[],
  books: readonly DatedPriceBook[],
): ComputedOrder[] {
  const byKey = Map.groupBy(received, orderKeyOf)
  return [...byKey.keys()].toSorted().flatMap((key) => {
    const [first, ...repeated] = byKey.get(key) ?? []
    const computed = first && repeated.length === 0 ? computeOrder(first, books) : null
    return computed ? [computed] : []
  })
}

function orderKeyOf({ store, order }: Received): string {
  return storedOrderKeyOf({
    accountId: store.account_id,
    storeId: store.id,
    externalId: order.externalId,
  })
}

/** `null`: more has to be known for it than this process remembers. */
function computeOrder(received: Received, books: readonly DatedPriceBook[]): ComputedOrder | null {
  const by = rememberedStore(received.store.id)
  if (!by || !isAsSigned(by.store, received.store)) return null
  const { store } = by
  const { order } = received
  if (store.disconnected_at || !store.currency || needsRate({ store, order })) return null
  // It has an event, which the transaction records.
  if (store.tells_orders) return null
  // The statement compares and stores what most orders have.
  if (order.loweredAt || isLate({ store, order })) return null
  try {
    const inForce = inForceFor({ store, order }, { books, published: NO_RATES })
    const newest = { store, order, published: NO_RATES, isAmbiguous: false, mustAsk: false }
    return { received, by, row: storeOrderRowOf(outcomeOf(newest, inForce)) }
  } catch (fault) {
    if (isDataFault(fault)) return null
    throw fault
  }
}

type Storing = {
  readonly computed: readonly ComputedOrder[]
  readonly books: readonly DatedPriceBook[]
  readonly now: Date
}

/**
 * The places, counted from one, of orders of one slice that were not taken; `null`: none was, because the prices are
 * not as they were remembered, one of them cannot be stored, or another transaction came first.
 */
async function storeComputed(db: Database, storing: Storing): Promise<readonly number[] | null> {
  const isHere = storing.computed.every(({ by }) => by.store.slice === 0)
  try {
    return isHere ? await storeHere(db, storing) : await storeElsewhere(db, storing)
  } catch (fault) {
    if (isDataFault(fault) || mayRunAgain(fault)) return null
    throw fault
  }
}

/** Where one server has stores and orders: in one statement. */
async function storeHere(db: Database, storing: Storing): Promise<readonly number[] | null> {
  const answer = await sql<{ places: number[] | null }>`
    /* named take-new-orders */
    select take_new_orders(${stripesAndStores(storing)}, ${ordersAndBodies(storing)}) as places`.execute(
    db,
  )
  return answer.rows[0]?.places ?? null
}

/** In two, of which the second is run by the server that has the orders of these accounts. */
function storeElsewhere(db: Database, storing: Storing): Promise<readonly number[] | null> {
  return transact(db, async (tx) => {
    const shared = await sql<{ changed: string[] | null }>`
      /* named share-known-stores */
      select share_stores(${stripesAndStores(storing)}) as changed`.execute(tx)
    const changed = shared.rows[0]?.changed ?? null
    if (changed === null) return null
    if (changed.length > 0) return storing.computed.map((_, at) => at + 1)
    const account = storing.computed[0]?.row.account_id
    const answer = await sql<{ places: number[] }>`
      /* named store-orders */
      select store_orders(${account}::uuid, ${ordersAndBodies(storing)}) as places`.execute(tx)
    return answer.rows[0]?.places ?? null
  })
}

function stripesAndStores({ computed, books }: Storing) {
  const stores = [...new Map(computed.map(({ by }) => [by.store.id, by.revision]))]
  const ids = stores.map(([id]) => id)
  return sql`${stripesOf(ids)}::int[], ${ids}::uuid[],
    ${stores.map(([, revision]) => revision)}::uuid[], ${books.length}::int`
}

const ordersAndBodies = ({ computed, now }: Storing) => sql`
  ${JSON.stringify(computed.map(({ row }) => row))}::json,
  ${computed.map(({ received }) => packBody(received.body))}::bytea[], ${now}::timestamptz`
