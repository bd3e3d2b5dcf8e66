import type { OrdersPage, Unreadable } from '@understory/ports/stores/store-connector.ts'
import { ordersOfPage } from '../orders-of-page.ts'
import { Fields } from '../read-fields.ts'
import { AnswerTooLarge } from '../text-within.ts'
import type { ShopAnswer, ShopCall } from './woocommerce-api.ts'
import { KEPT, readWooCommerceOrder } from './woocommerce-order.ts'

export const READING = { read: readWooCommerceOrder, kept: KEPT }
/** Of a page of orders. Several shops are read at the same moment, and each may answer with as much. */
export const WOOCOMMERCE_ORDERS_MAX_BYTES = 8 * 1024 * 1024
/** Where a page is larger than that, fewer orders are asked for. */
const WOOCOMMERCE_ORDERS_SIZES = [100, 10, 1] as const

type WoocommerceOrdersCall = (call: ShopCall) => Promise<ShopAnswer>
type WoocommerceOrdersInput = { readonly changedSince: Date; readonly cursor: string | null }

/** A page of the orders that changed; the cursor is how many came before. */
export async function listWooCommerceOrders(
  call: WoocommerceOrdersCall,
  { changedSince, cursor }: WoocommerceOrdersInput,
): Promise<OrdersPage | Unreadable> {
  const offset = Number(cursor ?? 0)
  for (const size of WOOCOMMERCE_ORDERS_SIZES) {
    const query = {
      // In UTC and without a zone: WordPress would take one for that of the shop.
      modified_after: changedSince.toISOString().slice(0, 19),
      dates_are_gmt: 'true',
      status: 'any',
      // By an order that no change moves, so that no page skips what another one gave up.
      orderby: 'id',
      order: 'asc',
      per_page: String(size),
      offset: String(offset),
    }
    const answer = await call({
      path: 'orders',
      query,
      mostBytes: WOOCOMMERCE_ORDERS_MAX_BYTES,
    }).catch(fewer(size))
    if (answer) return refusedKeys(answer) ?? woocommerceOrdersPageOf(answer, { offset, size })
  }
  throw new AnswerTooLarge()
}

const fewer = (size: number) => (fault: unknown) => {
  if (!(fault instanceof AnswerTooLarge) || size === 1) throw fault
  return null
}

type WoocommerceOrdersPlace = { readonly offset: number; readonly size: number }

/** A full page may be followed by another one, whatever the shop says of how many there are. */
function woocommerceOrdersPageOf(
  answer: ShopAnswer,
  { offset, size }: WoocommerceOrdersPlace,
): OrdersPage {
  const values = new Fields({ held: mustBeRead(answer).body }, 'page').items('held')
  const nextCursor = values.length < size ? null : String(offset + size)
  return { status: 'read', ...ordersOfPage(values.slice(0, size), READING), nextCursor }
}

/** Keys that were revoked, or whose person may no longer see orders: the merchant connects again. */
export function refusedKeys({ status }: ShopAnswer) {
  const isRefused = status === 401 || status === 403
  return isRefused ? ({ status: 'needs-update', updateUrl: null } as const) : null
}

export function mustBeRead(answer: ShopAnswer): ShopAnswer {
  if (answer.status !== 200) throw new Error(`the shop answered ${answer.status}`)
  return answer
}
