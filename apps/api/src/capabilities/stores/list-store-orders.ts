import type { ListStoreOrders, StoreOrder } from '@understory/contracts/connected-stores.ts'
import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { Database } from '@understory/database/connect.ts'
import { standsOf } from '@understory/domain/stores/bill-credit.ts'
import { isGivenUp } from '@understory/domain/stores/bill-status.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { overCapSoFar, selectOrdersWithBills } from '../store-bills/public.ts'
import { findStore } from './store-records.ts'

type Asked = QueryOf<typeof ListStoreOrders>
const DAY_MS = 24 * 60 * 60_000

/** Orders of an account's stores, the newest first; a cursor is a place, and whether older or newer ones follow. */
export async function listStoreOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  asked: Asked,
): Promise<ReplyOf<typeof ListStoreOrders> | Refused> {
  const { storeId, limit, cursor, from, to } = asked
  const place = cursor === undefined ? null : readPlace(cursor)
  if (cursor !== undefined && !place) {
    return refuse('BAD_REQUEST', [{ field: 'cursor', message: 'This is not a cursor of ours.' }])
  }
  if (from && to && to < from) {
    return refuse('BAD_REQUEST', [{ field: 'to', message: LAST_BEFORE_FIRST }])
  }
  if (storeId && !(await findStore(db, { storeId, accountId }))) return refuse('RESOURCE_NOT_FOUND')
  const isUpwards = place?.isUpwards ?? false
  const direction = isUpwards ? 'asc' : 'desc'
  const rows = await beyond(selectMatching(db, accountId, asked), place)
    .orderBy('o.created_at', direction)
    .orderBy('o.store_id', direction)
    .orderBy('o.external_id', direction)
    .limit(limit + 1)
    .execute()
  const isMore = rows.length > limit
  const page = isUpwards ? rows.slice(0, limit).toReversed() : rows.slice(0, limit)
  // Where a page was come to from one side, there is something on that side.
  const [isOlder, isNewer] = isUpwards ? [true, isMore] : [isMore, place !== null]
  return {
    orders: await presentOrders(db, page, { accountId, now: clock() }),
    nextCursor: isOlder ? cursorAt(page.at(-1), false) : null,
    newerCursor: isNewer ? cursorAt(page[0], true) : null,
  }
}

const LAST_BEFORE_FIRST = 'The last day is before the first.'

function selectMatching(db: Database, accountId: string, asked: Asked) {
  const { storeId, search, status, from, to } = asked
  let orders = selectOrders(db, accountId)
  if (storeId) orders = orders.where('o.store_id', '=', storeId)
  if (status === 'billed') orders = orders.where('line.is_over_cap', '=', false)
  if (status === 'unbilled') orders = orders.where('line.is_over_cap', 'is not', false)
  if (from) orders = orders.where('o.created_at', '>=', new Date(`${from}T00:00:00Z`))
  if (to) orders = orders.where('o.created_at', '<', new Date(Date.parse(to) + DAY_MS))
  if (search)
    orders = orders.where(sql<boolean>`strpos(lower(o.label), ${search.toLowerCase()}) > 0`)
  return orders
}

function beyond(orders: ReturnType<typeof selectOrders>, place: Place | null) {
  if (!place) return orders
  const reached = sql`(${place.at}, ${place.storeId}, ${place.id})`
  return orders.where(
    place.isUpwards
      ? sql<boolean>`(o.created_at, o.store_id, o.external_id) > ${reached}`
      : sql<boolean>`(o.created_at, o.store_id, o.external_id) < ${reached}`,
  )
}

/** Each with its line on a bill, how that stands, and what was credited since. */
function selectOrders(db: Database, accountId: string) {
  return selectOrdersWithBills(db)
    .innerJoin('store as s', (join) =>
      join.onRef('s.id', '=', 'o.store_id').onRef('s.account_id', '=', 'o.account_id'),
    )
    .selectAll('o')
    .select((eb) => {
      const credited = (column: 'money_minor' | 'milli_trees') =>
        eb
          .selectFrom('store_credit as k')
          .select(({ fn }) => fn.sum<number | null>(`k.${column}`).as('sum'))
          .whereRef('k.account_id', '=', 'o.account_id')
          .whereRef('k.store_id', '=', 'o.store_id')
          .whereRef('k.external_id', '=', 'o.external_id')
      return [
        's.name as store_name',
        'line.is_over_cap',
        'line.billed_by as line_billed_by',
        'line.money_minor as line_minor',
        'line.milli_trees as line_milli_trees',
        'charge.status as bill_status',
        credited('money_minor').as('credited_minor'),
        credited('milli_trees').as('credited_milli_trees'),
      ]
    })
    .where('o.account_id', '=', accountId)
}
type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

type Presenting = { readonly accountId: string; readonly now: Date }

async function presentOrders(
  db: Database,
  rows: readonly OrderRow[],
  { accountId, now }: Presenting,
): Promise<StoreOrder[]> {
  const orders = rows.map(presentOrder)
  const pending = orders.filter(isPending)
  const storeIds = [...new Set(pending.map(({ storeId }) => storeId))]
  const over = await overCapSoFar(db, { accountId, now, storeIds })
  return orders.map((order) => {
    const ofStore = isPending(order) ? over.get(order.storeId) : undefined
    if (!ofStore) return order
    return { ...order, capSoFar: ofStore.has(order.externalId) ? 'over' : 'within' }
  })
}

const isPending = ({ reason, status, milliTrees, moneyMinor }: StoreOrder) =>
  reason === null && status === 'unbilled' && (milliTrees > 0 || (moneyMinor ?? 0) > 0)

function presentOrder(row: OrderRow): StoreOrder {
  const { moneyMinor, milliTrees } = contributed(row)
  const isBilled = row.is_over_cap === false
  return {
    storeId: row.store_id,
    storeName: row.store_name,
    externalId: row.external_id,
    label: row.label,
    createdAt: row.created_at.toISOString(),
    currency: row.currency,
    cartMinor: row.cart_minor,
    netMinor: row.net_minor,
    reason: row.is_over_cap ? 'over-cap' : row.reason,
    milliTrees,
    moneyMinor: row.billed_by === 'money' && !row.is_over_cap ? moneyMinor : null,
    billingCurrency: row.billing_currency,
    status: isBilled ? 'billed' : 'unbilled',
    bill: isBilled ? row.bill_status : null,
    capSoFar: null,
  }
}

/** By its newest state; once billed what is left of that, because a bill never grows. */
function contributed(row: OrderRow): { readonly moneyMinor: number; readonly milliTrees: number } {
  const now = { moneyMinor: row.money_minor, milliTrees: row.milli_trees }
  const { line_billed_by: billedBy, line_minor, line_milli_trees } = row
  if (billedBy === null) return now
  if (row.is_over_cap || isGivenUp(row.bill_status)) return { moneyMinor: 0, milliTrees: 0 }
  return standsOf(
    { billedBy, moneyMinor: line_minor ?? 0, milliTrees: line_milli_trees ?? 0 },
    now,
    {
      moneyMinor: Number(row.credited_minor ?? 0),
      milliTrees: Number(row.credited_milli_trees ?? 0),
    },
  )
}

type Place = {
  readonly at: Date
  readonly storeId: string
  readonly id: string
  /** Towards the newer orders. */
  readonly isUpwards: boolean
}

const PLACE = /^([<>])(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([^\0]{1,100})$/

function cursorAt(order: OrderRow | undefined, isUpwards: boolean): string | null {
  if (!order) return null
  const place = `${order.created_at.getTime()} ${order.store_id} ${order.external_id}`
  return Buffer.from(`${isUpwards ? '>' : '<'}${place}`).toString('base64url')
}

function readPlace(cursor: string): Place | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [, sign, at, storeId, id] = PLACE.exec(text) ?? []
  return at && storeId && id
    ? { at: new Date(Number(at)), storeId, id, isUpwards: sign === '>' }
    : null
}
