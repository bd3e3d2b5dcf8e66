import {
  ListStoreOrders,
  type StoreOrder,
} from '@understory/contracts/stores/store-orders/store-orders.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { writeStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/orders-csv.route'
import { filterOf, queryOf } from './order-filter.ts'

const ORDERS_CSV_LIMIT = 500
const ORDERS_CSV_COLUMNS = [
  'date',
  'placed_at',
  'store',
  'order',
  'order_id',
  'currency',
  'cart_value',
  'net_value',
  'trees',
  'contribution',
  'contribution_currency',
  'status',
  'reason',
  'bill',
  'cap_so_far',
  'co2e_kg',
  'plastic_kg',
]

/** Every order that matches as CSV, a page of the API at a time, so that no length of list fills the memory. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const filter = filterOf(new URL(request.url).searchParams)
  const read = (cursor: string) =>
    api(ListStoreOrders, { query: queryOf({ ...filter, limit: ORDERS_CSV_LIMIT, cursor }) })
  const first = await read('')
  if (!first.ok) throw new Response(first.refusal.message, { status: first.status })
  let text = toCsv([ORDERS_CSV_COLUMNS, ...first.data.orders.map(rowOf)])
  let cursor = first.data.nextCursor
  const body = new ReadableStream<Uint8Array>({
    async pull(file) {
      file.enqueue(new TextEncoder().encode(text))
      if (cursor === null) return file.close()
      const next = await read(cursor)
      if (!next.ok) throw new Error(`the orders were not read to their end: ${next.refusal.code}`)
      text = toCsv(next.data.orders.map(rowOf))
      cursor = next.data.nextCursor
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'private, no-store',
    },
  })
}

function rowOf(order: StoreOrder) {
  const { currency, moneyMinor, billingCurrency } = order
  return [
    order.createdAt.slice(0, 10),
    order.createdAt,
    order.storeName,
    order.label,
    order.externalId,
    currency,
    writeStoreAmount(order.cartMinor, currency),
    writeStoreAmount(order.netMinor, currency),
    order.milliTrees / 1000,
    moneyMinor === null ? '' : writeStoreAmount(moneyMinor, billingCurrency),
    billingCurrency ?? '',
    order.status,
    order.reason ?? '',
    order.bill ?? '',
    order.capSoFar ?? '',
    order.co2eGrams / 1000,
    order.plasticGrams / 1000,
  ]
}
