import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import type {
  OrdersPage,
  ParkedOrder,
  Unreadable,
} from '@understory/ports/stores/store-connector.ts'
import { type Page, readList } from '../bounded-list.ts'
import type { JsonText } from '../json-text.ts'
import { ordersOfPage, readOrParked } from '../orders-of-page.ts'
import { Fields } from '../read-fields.ts'
import type { ShopifyCall, ShopifyReach } from './shopify-api.ts'
import { asWebhookOrder, endOf, nodesOf, type WholeRefund } from './shopify-graphql-order.ts'
import { readShopifyOrder, SHOPIFY_ORDER_FIELDS } from './shopify-order.ts'
import {
  ALL_REFUNDS,
  CHANGED,
  MORE_ADJUSTMENTS,
  REFUNDS,
  RETURNED_LINES,
  SHOPIFY_LINES_QUERY,
  SHOPIFY_ORDERS_AT_ONCE,
  SHOPIFY_ORDERS_QUERY,
} from './shopify-order-queries.ts'

const READING = { read: readShopifyOrder, kept: SHOPIFY_ORDER_FIELDS }
/** A list ends at 25,000; before that a new one begins at the moment that was reached. */
const MOST_PAGES = 200

type Shop = { readonly call: ShopifyCall; readonly reach: ShopifyReach }
type ShopifyOrdersInput = { readonly changedSince: Date; readonly cursor: string | null }

/** A page of orders that changed: their ids first, then what each is now. */
export async function listShopifyOrders(
  shop: Shop,
  asked: ShopifyOrdersInput,
): Promise<OrdersPage | Unreadable> {
  const { since, after, page } = shopifyOrdersPlaceOf(asked)
  const query = `updated_at:>='${since}'`
  const answer = await shop.call(shop.reach, CHANGED, { query, after })
  if (answer.status !== 'answered') return answer
  const list = new Fields(answer.data.item('orders'), 'orders')
  const changed = list.list('nodes')
  const values: JsonText[] = []
  for (let at = 0; at < changed.length; at += SHOPIFY_ORDERS_AT_ONCE) {
    const ids = changed.slice(at, at + SHOPIFY_ORDERS_AT_ONCE).map((order) => order.text('id'))
    const read = await readWhole(shop, ids)
    if ('status' in read) return read
    values.push(...read.orders)
  }
  const end = endOf(list)
  const reached = changed.at(-1)?.text('updatedAt') ?? since
  const next =
    page < MOST_PAGES ? { since, after: end, page: page + 1 } : { since: reached, page: 1 }
  return {
    status: 'read',
    ...ordersOfPage(values, READING),
    nextCursor: end === null ? null : JSON.stringify(next),
  }
}

function shopifyOrdersPlaceOf({ changedSince, cursor }: ShopifyOrdersInput) {
  const begun = { since: changedSince.toISOString(), after: null, page: 1 }
  if (cursor === null) return begun
  const held: { since: string; after?: string; page: number } = JSON.parse(cursor)
  return { ...begun, ...held }
}

export async function readShopifyOrderById(
  shop: Shop,
  externalId: string,
): Promise<OrderState | ParkedOrder | Unreadable | null> {
  if (!/^\d{1,30}$/.test(externalId)) return null
  const read = await readWhole(shop, [`gid://shopify/Order/${externalId}`])
  if ('status' in read) return read
  const [order] = read.orders
  return order === undefined ? null : readOrParked(order, READING)
}

/** Orders with all of their lines and refunds; those that are gone are left out. */
async function readWhole(
  shop: Shop,
  ids: readonly string[],
): Promise<{ readonly orders: JsonText[] } | Unreadable> {
  const answer = await shop.call(shop.reach, SHOPIFY_ORDERS_QUERY, { ids })
  if (answer.status !== 'answered') return answer
  const orders: JsonText[] = []
  for (const found of answer.data.items('nodes')) {
    if (found === null) continue
    const order = new Fields(found, 'order')
    if (!order.has('id')) continue
    const lines = await allOf(shop, order, { list: 'lineItems', query: SHOPIFY_LINES_QUERY })
    orders.push(asWebhookOrder({ order, lines, refunds: await refundsOf(shop, order) }))
  }
  return { orders }
}

async function refundsOf(shop: Shop, order: Fields): Promise<WholeRefund[]> {
  let refunds = order.list('refunds')
  // There may be more; they are a list without pages.
  if (refunds.length >= REFUNDS)
    refunds = (await nodeOf(shop, ALL_REFUNDS, { id: order.text('id') })).list('refunds')
  const whole: WholeRefund[] = []
  for (const refund of refunds) {
    const returned = await allOf(shop, refund, { list: 'refundLineItems', query: RETURNED_LINES })
    const adjustments = await allOf(shop, refund, {
      list: 'orderAdjustments',
      query: MORE_ADJUSTMENTS,
    })
    whole.push({ refund, returned, adjustments })
  }
  return whole
}

type Within = { readonly list: string; readonly query: string }

/** What was read of a list, and the pages that follow. */
async function allOf(shop: Shop, first: Fields, { list, query }: Within): Promise<Fields[]> {
  const id = first.text('id')
  const pageOf = (of: Fields): Page<Fields> => ({
    items: nodesOf(of, list),
    next: of.has(list) ? endOf(new Fields(of.item(list), list)) : null,
  })
  const read = async (after: string | null) =>
    pageOf(after === null ? first : await nodeOf(shop, query, { id, after }))
  return readList(list, read)
}

async function nodeOf({ call, reach }: Shop, query: string, variables: object): Promise<Fields> {
  const answer = await call(reach, query, variables)
  if (answer.status !== 'answered') throw new Error(`Shopify answered ${answer.status}`)
  return new Fields(answer.data.item('node'), 'node')
}
