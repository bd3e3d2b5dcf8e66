import type { StoreMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type {
  OrderState,
  ReturnedPart,
  Standing,
} from '@understory/domain/stores/store-orders/order-state.ts'
import type { JsonText } from '../json-text.ts'
import { cartOf, isAllReturned, latestOf, sumOfAmounts, timesQuantity } from '../order-amounts.ts'
import { Fields } from '../read-fields.ts'

const LIVE = ['active', 'archived']

/**
 * An order of Rutter's unified API. Its id is that of the platform, which outlives a connection. It does
 * not say whether an order is a test. Throws UnreadableOrder where it is not as documented.
 */
export function readRutterOrder(value: JsonText): OrderState {
  const order = new Fields(value, 'order')
  const currency = order.text('iso_currency_code')
  const returned = order.list('refunds').map((refund) => partOf(refund, currency))
  return {
    externalId: order.text('platform_id'),
    label: order.optionalText('order_number') ?? order.text('platform_id'),
    createdAt: order.instant('created_at'),
    updatedAt: order.instant('updated_at'),
    standing: standingOf(order, { returned, currency }),
    currency,
    cart: cartOf(goodsOf(order, currency)),
    returned,
    loweredAt: latestOf([
      order.optionalInstant('cancelled_at'),
      ...order.list('refunds').map((refund) => refund.optionalInstant('created_at')),
    ]),
  }
}

type RutterOrderPaid = { readonly returned: readonly ReturnedPart[]; readonly currency: string }

function standingOf(order: Fields, { returned, currency }: RutterOrderPaid): Standing {
  const status = order.optionalText('status') ?? ''
  if (status === 'cancelled' || order.has('cancelled_at')) return 'cancelled'
  const payment = order.optionalText('payment_status')
  const total = order.has('total_price') ? order.amount('total_price', currency) : 0
  const amounts = returned.map(({ amount }) => amount)
  if (payment === 'refunded' || isAllReturned(amounts, total)) return 'refunded'
  return payment === 'paid' && LIVE.includes(status) ? 'paid' : 'unpaid'
}

/** By the lines where they have prices, else the total less shipping and tax. */
function goodsOf(order: Fields, currency: string): number {
  const amount = (name: string) => (order.has(name) ? order.amount(name, currency) : 0)
  const lines = order.list('line_items')
  if (lines.length === 0 || lines.some((line) => !line.has('price'))) {
    return order.amount('total_price', currency) - amount('total_shipping') - amount('total_tax')
  }
  const values = lines.map((line) =>
    timesQuantity(line.text('price'), line.text('quantity'), currency),
  )
  return sumOfAmounts(values) - amount('total_discount') + amount('total_shipping_discount')
}

/** Totals only: they are taken from the goods first. */
function partOf(refund: Fields, currency: string): ReturnedPart {
  const total: StoreMinor = refund.amount('total_amount', currency)
  return { id: refund.text('id'), amount: total }
}
