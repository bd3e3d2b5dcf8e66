import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { type DatedPriceBook, listPriceBooks } from '../products/public.ts'
import { stripesOf } from '../store-bills/public.ts'
import { outcomeOf } from './apply-order.ts'
import { keyOf } from './known-orders.ts'
import { packBody } from './packed-body.ts'
import { isAsSigned, type Received } from './received-delivery.ts'
import { type Remembered, rememberedStore } from './remembered-stores.ts'
import { isDataFault, mayRunAgain } from './run-again.ts'
import { isLate, type Row, rowOf } from './store-orders.ts'
import { inForceFor, NO_RATES, needsRate } from './store-terms.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A delivery and the order that it makes where nobody has seen that one yet. */
type Computed = { readonly received: Received; readonly row: Row; readonly by: Remembered }

const NONE: ReadonlySet<Received> = new Set()

/**
 * Stores the deliveries of orders that are new, which most are, and repeats of such, by one statement: what they
 * contribute is computed from what this process remembers, and the database takes them only if that is still so.
 * Returns those that are stored; the others are for a transaction that looks everything up.
 */
export async function takeNewOrders(
  { db, clock }: Needs,
  received: readonly Received[],
): Promise<ReadonlySet<Received>> {
  const books = await rememberedBooks(db)
  const computed = computeOrders(received, books)
  if (computed.length === 0) return NONE
  const places = await storeComputed(db, { computed, books, now: clock() })
  if (places === null) {
    booksOf.delete(db)
    return NONE
  }
  const others = new Set(places)
  return new Set(computed.filter((_, at) => !others.has(at + 1)).map(({ received: each }) => each))
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
): Computed[] {
  const byKey = Map.groupBy(received, orderKeyOf)
  return [...byKey.keys()].toSorted().flatMap((key) => {
    const [first, ...repeated] = byKey.get(key) ?? []
    const computed = first && repeated.length === 0 ? computeOrder(first, books) : null
    return computed ? [computed] : []
  })
}

function orderKeyOf({ store, order }: Received): string {
  return keyOf({ accountId: store.account_id, storeId: store.id, externalId: order.externalId })
}

/** `null`: more has to be known for it than this process remembers. */
function computeOrder(received: Received, books: readonly DatedPriceBook[]): Computed | null {
  const by = rememberedStore(received.store.id)
  if (!by || !isAsSigned(by.store, received.store)) return null
  const { store } = by
  const { order } = received
  if (store.disconnected_at || !store.currency || needsRate({ store, order })) return null
  // The statement compares and stores what most orders have.
  if (order.loweredAt || isLate({ store, order })) return null
  try {
    const inForce = inForceFor({ store, order }, { books, published: NO_RATES })
    const newest = { store, order, published: NO_RATES, isAmbiguous: false, mustAsk: false }
    return { received, by, row: rowOf(outcomeOf(newest, inForce)) }
  } catch (fault) {
    if (isDataFault(fault)) return null
    throw fault
  }
}

type Storing = {
  readonly computed: readonly Computed[]
  readonly books: readonly DatedPriceBook[]
  readonly now: Date
}

/**
 * The places, counted from one, of orders that were not taken; `null`: none was, because the prices are not as they
 * were remembered, one of them cannot be stored, or another transaction came first.
 */
async function storeComputed(
  db: Database,
  { computed, books, now }: Storing,
): Promise<readonly number[] | null> {
  const stores = [...new Map(computed.map(({ by }) => [by.store.id, by.revision]))]
  try {
    const answer = await sql<{ places: number[] | null }>`
      /* named take-new-orders */
      select take_new_orders(${stripesOf(stores.map(([id]) => id))}::int[],
        ${stores.map(([id]) => id)}::uuid[], ${stores.map(([, revision]) => revision)}::uuid[],
        ${books.length}::int, ${JSON.stringify(computed.map(({ row }) => row))}::json,
        ${computed.map(({ received }) => packBody(received.body))}::bytea[],
        ${now}::timestamptz) as places`.execute(db)
    return answer.rows[0]?.places ?? null
  } catch (fault) {
    if (isDataFault(fault) || mayRunAgain(fault)) return null
    throw fault
  }
}
