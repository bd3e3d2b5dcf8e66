import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type {
  OrderState,
  ReturnedPart,
  Standing,
} from '@understory/domain/stores/store-orders/order-state.ts'
import type { JsonText } from '../json-text.ts'
import { cartOf, isAllReturned, sumOfAmounts } from '../order-amounts.ts'
import { Fields } from '../read-fields.ts'

// wc_get_is_paid_statuses, as WooCommerce has it by default.
const STANDINGS: ReadonlyMap<string, Standing> = new Map([
  ['processing', 'paid'],
  ['completed', 'paid'],
  ['cancelled', 'cancelled'],
  ['refunded', 'refunded'],
  // It may come back from there; what is deleted for good is not found any more.
  ['trash', 'cancelled'],
])

/** The fields of an order that are read and stored. No name, address, email or note of the shopper is among them. */
export const KEPT: ReadonlySet<string> = new Set([
  'id',
  'number',
  'status',
  'currency',
  'date_created_gmt',
  'date_modified_gmt',
  'prices_include_tax',
  'discount_total',
  'shipping_total',
  'total_tax',
  'total',
  'line_items',
  'quantity',
  'refunds',
])

/** An order of WooCommerce's REST API and webhooks. Throws UnreadableOrder where it is not as documented. */
export function readWooCommerceOrder(value: JsonText): OrderState {
  const order = new Fields(value, 'order')
  const currency = order.text('currency')
  const isTaxInside = order.isTrue('prices_include_tax')
  const lines = order.list('line_items').map((line) => {
    const tax = isTaxInside ? line.amount('total_tax', currency) : 0
    return storeMinor(line.amount('total', currency) + tax)
  })
  // Totals only: they are taken from the goods first.
  const returned = order.list('refunds').map((refund) => ({
    id: refund.text('id'),
    amount: storeMinor(0 - refund.amount('total', currency)),
  }))
  return {
    externalId: order.text('id'),
    label: `#${order.optionalText('number') ?? order.text('id')}`,
    createdAt: order.instant('date_created_gmt'),
    updatedAt: order.instant('date_modified_gmt'),
    standing: standingOf(order, { returned, currency }),
    currency,
    cart: cartOf(sumOfAmounts(lines)),
    returned,
  }
}

type WoocommerceOrderPaid = {
  readonly returned: readonly ReturnedPart[]
  readonly currency: string
}

function standingOf(order: Fields, { returned, currency }: WoocommerceOrderPaid): Standing {
  const standing = STANDINGS.get(order.text('status')) ?? 'unpaid'
  if (standing !== 'paid' || !order.has('total')) return standing
  const amounts = returned.map(({ amount }) => amount)
  return isAllReturned(amounts, order.amount('total', currency)) ? 'refunded' : 'paid'
}
