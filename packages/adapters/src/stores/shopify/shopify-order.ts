import {
  readStoreAmount,
  storeMinor,
} from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import {
  netValue,
  type OrderState,
  type ReturnedPart,
  type Standing,
} from '@understory/domain/stores/store-orders/order-state.ts'
import type { JsonText } from '../json-text.ts'
import { cartOf, latestOf, sumOfAmounts, timesQuantity } from '../order-amounts.ts'
import { Fields } from '../read-fields.ts'

/**
 * An order of Shopify's webhooks (orders/*, REST format), in shop money. Throws UnreadableOrder where it
 * does not keep to the documented format.
 */
export function readShopifyOrder(value: JsonText): OrderState {
  const order = new Fields(value, 'order')
  const currency = order.text('currency')
  const lines = order.list('line_items')
  const goods = lines.filter(isGoods)
  return {
    externalId: order.text('id'),
    label: order.text('name'),
    createdAt: order.instant('created_at'),
    updatedAt: order.instant('updated_at'),
    standing: standingOf(order, lines.length > 0 && goods.length === 0),
    currency,
    cart: cartOf(valueOfGoods(order, goods, currency)),
    returned: order
      .list('refunds')
      .flatMap((refund) => shopifyOrderPartsOf(refund, { goods, currency })),
    loweredAt: latestOf([
      order.optionalInstant('cancelled_at'),
      ...order.list('refunds').map((refund) => refund.optionalInstant('created_at')),
    ]),
  }
}

/**
 * Whether Shopify itself says another value of what is left of the goods than we read. Where there are gift cards,
 * tips or refunds beyond the lines, its figure is of something else.
 */
export function isValuedOtherwise(value: JsonText, read: OrderState): boolean {
  const order = new Fields(value, 'order')
  if (!order.has('current_subtotal_price') || read.standing !== 'paid') return false
  const adjustments = order.list('refunds').flatMap((refund) => refund.list('order_adjustments'))
  if (adjustments.length > 0 || !order.list('line_items').every(isGoods)) return false
  const theirs = order.optionalText('current_subtotal_price') ?? ''
  return readStoreAmount(theirs, read.currency) !== netValue(read)
}

const isGiftCard = (line: Fields) => line.isTrue('gift_card')
const isGoods = (line: Fields) => !isGiftCard(line) && !line.has('tip')

/** Each line less its share of every discount; older payloads do not share them out, and give the sum. */
function valueOfGoods(order: Fields, goods: readonly Fields[], currency: string): number {
  const isShared = goods.every((line) => line.has('discount_allocations'))
  if (!isShared) return order.amount('subtotal_price', currency)
  return sumOfAmounts(goods.map((line) => valueOfLine(line, currency)))
}

function valueOfLine(line: Fields, currency: string) {
  const discounts = line.list('discount_allocations').map((each) => each.amount('amount', currency))
  return storeMinor(
    timesQuantity(line.text('price'), line.text('quantity'), currency) - sumOfAmounts(discounts),
  )
}

const PAID = ['paid', 'partially_refunded']

function standingOf(order: Fields, isGiftCardsOnly: boolean): Standing {
  if (order.isTrue('test')) return 'test'
  if (order.has('cancelled_at')) return 'cancelled'
  const status = order.optionalText('financial_status') ?? ''
  if (status === 'refunded') return 'refunded'
  if (status === 'voided') return 'cancelled'
  if (!PAID.includes(status)) return 'unpaid'
  return isGiftCardsOnly ? 'gift-cards-only' : 'paid'
}

type Within = { readonly goods: readonly Fields[]; readonly currency: string }

const PENDING = /^pending[ _]refund[ _]discrepancy$/i

/** The money has not moved yet, and may never. */
const isPending = (adjustment: Fields) =>
  ['kind', 'reason'].some((name) => PENDING.test(adjustment.optionalText(name) ?? ''))

/** Lines of goods, and what was returned beyond the lines; shipping is no part of the cart. */
function shopifyOrderPartsOf(refund: Fields, { goods, currency }: Within): ReturnedPart[] {
  const ids = new Set(goods.map((line) => line.text('id')))
  const lines = refund
    .list('refund_line_items')
    .filter((line) => ids.has(line.text('line_item_id')))
    .map((line) => ({ id: `line ${line.text('id')}`, amount: line.amount('subtotal', currency) }))
  const adjustments = refund
    .list('order_adjustments')
    // Newer versions have no kinds: they list the shipping elsewhere.
    .filter((each) => each.optionalText('kind') !== 'shipping_refund' && !isPending(each))
    .map((each) => ({
      id: `adjustment ${each.text('id')}`,
      // Below nought: more was returned than the lines say.
      amount: storeMinor(0 - each.amount('amount', currency)),
    }))
  return [...lines, ...adjustments]
}

/** What a payload may be kept with; no name, address, email or note of the shopper is among it. */
export const SHOPIFY_ORDER_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'name',
  'created_at',
  'updated_at',
  'cancelled_at',
  'test',
  'financial_status',
  'currency',
  'subtotal_price',
  'line_items',
  'price',
  'quantity',
  'gift_card',
  'tip',
  'discount_allocations',
  'amount',
  'refunds',
  'refund_line_items',
  'line_item_id',
  'subtotal',
  'order_adjustments',
  'kind',
])
