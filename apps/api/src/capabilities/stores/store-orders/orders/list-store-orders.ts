import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ListStoreOrders,
  StoreOrder,
} from '@understory/contracts/stores/store-orders/store-orders.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { type BillCredit, standsOf } from '@understory/domain/stores/bills/bill-credit.ts'
import { isGivenUp } from '@understory/domain/stores/bills/bill-status.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import {
  amountsOf,
  type BilledLine,
  type BillOfLine,
  billKeyOf,
  billsOfLines,
  fundedBy,
  linesOfOrders,
  orderKeyOf,
  overCapSoFar,
} from '../../bills/public.ts'
import { findStore } from '../../connected-stores/public.ts'

type ListStoreOrdersInput = QueryOf<typeof ListStoreOrders>

/** Orders of an account's stores, the newest first; a cursor is a place, and whether older or newer ones follow. */
export async function listStoreOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  asked: ListStoreOrdersInput,
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
    orders: await presentOrders(db, await withBills(db, accountId, page), {
      accountId,
      now: clock(),
    }),
    nextCursor: isOlder ? cursorAt(page.at(-1), false) : null,
    newerCursor: isNewer ? cursorAt(page[0], true) : null,
  }
}

type FoundStoreOrders = {
  readonly accountId: string
  readonly storeId: string
  readonly externalIds: readonly string[]
  /** Without it, not how what is pending stands to the cap of its shop. */
  readonly now?: Date
}

/** Some orders of a store, in the order of these ids. */
export async function findStoreOrders(
  db: Database,
  { accountId, storeId, externalIds, now }: FoundStoreOrders,
): Promise<StoreOrder[]> {
  const rows = await selectOrders(db, accountId)
    .where('o.store_id', '=', storeId)
    .where((eb) => anyOf(eb.ref('o.external_id'), externalIds))
    .execute()
  const orders = await presentOrders(db, await withBills(db, accountId, rows), { accountId, now })
  const byId = new Map(orders.map((order) => [order.externalId, order]))
  return externalIds.flatMap((id) => byId.get(id) ?? [])
}

const LAST_BEFORE_FIRST = 'The last day is before the first.'

function selectMatching(db: Database, accountId: string, asked: ListStoreOrdersInput) {
  const { storeId, search, status, from, to } = asked
  let orders = selectOrders(db, accountId)
  if (storeId) orders = orders.where('o.store_id', '=', storeId)
  if (status === 'billed') orders = orders.where(isBilled(accountId))
  if (status === 'unbilled') orders = orders.where(sql<boolean>`not ${isBilled(accountId)}`)
  if (from) orders = orders.where('o.created_at', '>=', new Date(`${from}T00:00:00Z`))
  if (to) orders = orders.where('o.created_at', '<', new Date(Date.parse(to) + DAY_MS))
  if (search)
    orders = orders.where(sql<boolean>`strpos(lower(o.label), ${search.toLowerCase()}) > 0`)
  return orders
}

function beyond(orders: ReturnType<typeof selectOrders>, place: ListStoreOrdersPlace | null) {
  if (!place) return orders
  const reached = sql`(${place.at}, ${place.storeId}, ${place.id})`
  return orders.where(
    place.isUpwards
      ? sql<boolean>`(o.created_at, o.store_id, o.external_id) > ${reached}`
      : sql<boolean>`(o.created_at, o.store_id, o.external_id) < ${reached}`,
  )
}

const isBilled = (accountId: string) =>
  sql<boolean>`exists (select from store_bill_order line where line.account_id = ${accountId}::uuid
  and line.store_id = o.store_id and line.external_id = o.external_id and not line.is_over_cap)`

const selectOrders = (db: Database, accountId: string) =>
  db.selectFrom('store_order as o').selectAll('o').where('o.account_id', '=', accountId)
type FoundOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

type OrderRow = FoundOrder & {
  readonly storeName: string
  readonly line: BilledLine | null
  readonly bill: BillOfLine | null
}

/** Each with its line on a bill, what was credited on it since, how that bill stands, and the name of its store. */
async function withBills(
  db: Database,
  accountId: string,
  orders: readonly FoundOrder[],
): Promise<OrderRow[]> {
  const stores = await db
    .selectFrom('store')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute()
  const names = new Map(stores.map(({ id, name }) => [id, name]))
  const lines = await linesOfOrders(db, accountId, orders)
  const bills = await billsOfLines(db, accountId, lines.values())
  return orders.map((order) => {
    const line = lines.get(orderKeyOf(order)) ?? null
    const bill = (line && bills.get(billKeyOf(line))) ?? null
    return { ...order, storeName: names.get(order.store_id) ?? '', line, bill }
  })
}

type Presenting = { readonly accountId: string; readonly now: Date | undefined }

async function presentOrders(
  db: Database,
  rows: readonly OrderRow[],
  { accountId, now }: Presenting,
): Promise<StoreOrder[]> {
  const orders = rows.map(presentOrder)
  if (!now) return orders
  const pending = orders.filter(isPending)
  const storeIds = [...new Set(pending.map(({ storeId }) => storeId))]
  const over = await overCapSoFar(db, { accountId, now, storeIds })
  return orders.map((order) => {
    const ofStore = isPending(order) ? over.get(order.storeId) : undefined
    if (!ofStore) return order
    return { ...order, capSoFar: ofStore.has(order.externalId) ? 'over' : 'within' }
  })
}

const isPending = ({ reason, status, moneyMinor, ...funds }: StoreOrder) =>
  reason === null &&
  status === 'unbilled' &&
  funds.milliTrees + funds.co2eGrams + funds.plasticGrams + (moneyMinor ?? 0) > 0

function presentOrder(row: OrderRow): StoreOrder {
  const { moneyMinor, impact, quantity } = contributed(row)
  const isOverCap = row.line?.is_over_cap === true
  const isBilled = row.line !== null && !isOverCap
  return {
    storeId: row.store_id,
    storeName: row.storeName,
    externalId: row.external_id,
    label: row.label,
    createdAt: row.created_at.toISOString(),
    currency: row.currency,
    cartMinor: row.cart_minor,
    netMinor: row.net_minor,
    reason: isOverCap ? 'over-cap' : row.reason,
    ...amountsOf(impact, quantity),
    moneyMinor: row.billed_by === 'money' && !isOverCap ? moneyMinor : null,
    billingCurrency: row.billing_currency,
    status: isBilled ? 'billed' : 'unbilled',
    bill: isBilled ? (row.bill?.status ?? null) : null,
    capSoFar: null,
  }
}

/** By its newest state; once billed what is left of that, because a bill never grows. */
function contributed(row: OrderRow): BillCredit & { readonly impact: Impact } {
  const now = { moneyMinor: row.money_minor, ...fundedBy(row) }
  const { line, bill } = row
  if (!line) return now
  if (line.is_over_cap || isGivenUp(bill?.status ?? null))
    return { ...now, moneyMinor: 0, quantity: 0 }
  const { billed_by: billedBy, money_minor: moneyMinor, quantity, impact } = line
  const left = standsOf({ billedBy, moneyMinor, quantity }, now, {
    moneyMinor: line.credited_minor,
    quantity: line.credited_quantity,
  })
  return { ...left, impact }
}

type ListStoreOrdersPlace = {
  readonly at: Date
  readonly storeId: string
  readonly id: string
  /** Towards the newer orders. */
  readonly isUpwards: boolean
}

const PLACE = /^([<>])(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([^\0]{1,100})$/

function cursorAt(order: FoundOrder | undefined, isUpwards: boolean): string | null {
  if (!order) return null
  const place = `${order.created_at.getTime()} ${order.store_id} ${order.external_id}`
  return Buffer.from(`${isUpwards ? '>' : '<'}${place}`).toString('base64url')
}

function readPlace(cursor: string): ListStoreOrdersPlace | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [, sign, at, storeId, id] = PLACE.exec(text) ?? []
  return at && storeId && id
    ? { at: new Date(Number(at)), storeId, id, isUpwards: sign === '>' }
    : null
}
