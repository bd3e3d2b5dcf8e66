import type { ListStoreOrders, StoreOrder } from '@understory/contracts/connected-stores.ts'
import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { type Refused, refuse } from '../../http/refuse.ts'
import { findStore } from './store-records.ts'

type Asked = QueryOf<typeof ListStoreOrders>

/** Orders of an account's stores, the newest first; the cursor is the place of the last one. */
export async function listStoreOrders(
  db: Database,
  accountId: string,
  asked: Asked,
): Promise<ReplyOf<typeof ListStoreOrders> | Refused> {
  const { storeId, search, status, limit, cursor } = asked
  const place = cursor === undefined ? null : readPlace(cursor)
  if (cursor !== undefined && !place) {
    return refuse('BAD_REQUEST', [{ field: 'cursor', message: 'This is not a cursor of ours.' }])
  }
  if (storeId && !(await findStore(db, { storeId, accountId }))) return refuse('RESOURCE_NOT_FOUND')
  let orders = db
    .selectFrom('store_order as o')
    .innerJoin('store as s', (join) =>
      join.onRef('s.id', '=', 'o.store_id').onRef('s.account_id', '=', 'o.account_id'),
    )
    .leftJoin('store_bill_order as b', (join) =>
      join
        .onRef('b.account_id', '=', 'o.account_id')
        .onRef('b.store_id', '=', 'o.store_id')
        .onRef('b.external_id', '=', 'o.external_id'),
    )
    .selectAll('o')
    .select(['s.name as store_name', 'b.is_over_cap'])
    .where('o.account_id', '=', accountId)
  if (storeId) orders = orders.where('o.store_id', '=', storeId)
  if (status === 'billed') orders = orders.where('b.is_over_cap', '=', false)
  if (status === 'unbilled') orders = orders.where('b.is_over_cap', 'is not', false)
  if (search)
    orders = orders.where(sql<boolean>`strpos(lower(o.label), ${search.toLowerCase()}) > 0`)
  if (place) {
    orders = orders.where(
      sql<boolean>`(o.created_at, o.store_id, o.external_id) < (${place.at}, ${place.storeId}, ${place.id})`,
    )
  }
  const rows = await orders
    .orderBy('o.created_at', 'desc')
    .orderBy('o.store_id', 'desc')
    .orderBy('o.external_id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    orders: page.map(
      (row): StoreOrder => ({
        storeId: row.store_id,
        storeName: row.store_name,
        externalId: row.external_id,
        label: row.label,
        createdAt: row.created_at.toISOString(),
        currency: row.currency,
        cartMinor: row.cart_minor,
        netMinor: row.net_minor,
        reason: row.is_over_cap ? 'over-cap' : row.reason,
        milliTrees: row.is_over_cap ? 0 : row.milli_trees,
        moneyMinor: row.billed_by === 'money' && !row.is_over_cap ? row.money_minor : null,
        billingCurrency: row.billing_currency,
        status: row.is_over_cap === false ? 'billed' : 'unbilled',
      }),
    ),
    nextCursor: last
      ? placeOf({ at: last.created_at, storeId: last.store_id, id: last.external_id })
      : null,
  }
}

type Place = { readonly at: Date; readonly storeId: string; readonly id: string }

const PLACE = /^(\d{1,15}) ([0-9a-f-]{36}) (.{1,100})$/

const placeOf = ({ at, storeId, id }: Place) =>
  Buffer.from(`${at.getTime()} ${storeId} ${id}`).toString('base64url')

function readPlace(cursor: string): Place | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [, at, storeId, id] = PLACE.exec(text) ?? []
  return at && storeId && id ? { at: new Date(Number(at)), storeId, id } : null
}
