import {
  type BillOrder,
  ListBillOrders,
  type StoreBill,
} from '@understory/contracts/stores/bills.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { writeStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/bill-csv.route'
import { billsMessage } from './messages/messages.generated.ts'

const BILL_CSV_COLUMNS = [
  'date',
  'order',
  'order_id',
  'trees',
  'billed',
  'credited_since',
  'currency',
  'note',
  'co2e_kg',
  'plastic_kg',
]

/** The statement of a bill order by order, a page of the API at a time. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const billId = params.file.replace(/\.csv$/, '')
  const read = (after: number) => api(ListBillOrders, { params: { billId }, query: { after } })
  const first = await read(0)
  if (!first.ok) throw new Response(first.refusal.message, { status: first.status })
  const { bill } = first.data
  let text = toCsv([BILL_CSV_COLUMNS, ...first.data.orders.map((order) => rowOf(order, bill))])
  let { next } = first.data
  const body = new ReadableStream<Uint8Array>({
    async pull(file) {
      file.enqueue(new TextEncoder().encode(next === null ? text + toCsv(closingRows(bill)) : text))
      if (next === null) return file.close()
      const page = await read(next)
      if (!page.ok) throw new Error(`the bill was not read to its end: ${page.refusal.code}`)
      text = toCsv(page.data.orders.map((order) => rowOf(order, bill)))
      next = page.data.next
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bill-${bill.to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

function rowOf(order: BillOrder, { currency }: StoreBill) {
  return [
    order.createdAt.slice(0, 10),
    order.label,
    order.externalId,
    order.milliTrees / 1000,
    writeStoreAmount(order.moneyMinor, currency),
    writeStoreAmount(order.creditMinor, currency),
    currency,
    order.isOverCap ? billsMessage('billCsv.overYourCap') : '',
    order.co2eGrams / 1000,
    order.plasticGrams / 1000,
  ]
}

/** What no single order has; with it the columns add up to the bill. */
function closingRows(bill: StoreBill) {
  const { to, creditMinor, currency } = bill
  const remainder = [
    bill.remainderMilliTrees / 1000,
    bill.remainderCo2eGrams / 1000,
    bill.remainderPlasticGrams / 1000,
  ]
  const row = ([trees = 0, ...grams]: readonly number[], minor: number, note: string) => [
    to,
    '',
    '',
    trees,
    // A number: text that begins with a minus would be taken for a formula.
    Number(writeStoreAmount(minor, currency)),
    0,
    currency,
    note,
    ...grams,
  ]
  return [
    ...(remainder.some((part) => part > 0)
      ? [row(remainder, 0, billsMessage('billCsv.fractionsAllOrders'))]
      : []),
    ...(creditMinor > 0
      ? [row([0, 0, 0], -creditMinor, billsMessage('billCsv.creditFromRefunds'))]
      : []),
  ]
}
