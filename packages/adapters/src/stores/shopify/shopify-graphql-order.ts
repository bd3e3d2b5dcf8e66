import type { JsonText } from '../json-text.ts'
import { Fields } from '../read-fields.ts'

/** A refund of an order, with every line that was returned by it, and what it returned beyond the lines. */
export type WholeRefund = {
  readonly refund: Fields
  readonly returned: readonly Fields[]
  readonly adjustments: readonly Fields[]
}

/** An order of the GraphQL API, with every line of it. */
export type WholeOrder = {
  readonly order: Fields
  readonly lines: readonly Fields[]
  readonly refunds: readonly WholeRefund[]
}

/** In the format of the webhooks, so that both are read alike. */
export function asWebhookOrder({ order, lines, refunds }: WholeOrder): JsonText {
  const tip = moneyOf(order, 'totalTipReceivedSet')
  return {
    id: numberOf(order.item('id')),
    name: order.item('name'),
    created_at: order.item('createdAt'),
    updated_at: order.item('updatedAt'),
    cancelled_at: order.item('cancelledAt'),
    test: order.item('test'),
    financial_status: (order.optionalText('displayFinancialStatus') ?? '').toLowerCase(),
    currency: order.item('currencyCode'),
    subtotal_price: moneyOf(order, 'subtotalPriceSet'),
    line_items: lines.map((line) => graphqlLineOf(line, tip)),
    refunds: refunds.map(({ refund, returned, adjustments }) => ({
      id: numberOf(refund.item('id')),
      created_at: refund.item('createdAt'),
      refund_line_items: returned.map(returnedOf),
      order_adjustments: adjustments.map((each) => ({
        id: numberOf(each.item('id')),
        amount: moneyOf(each, 'amountSet'),
        reason: each.item('reason'),
      })),
    })),
  }
}

function graphqlLineOf(line: Fields, tip: JsonText): JsonText {
  const price = moneyOf(line, 'originalUnitPriceSet')
  // The API marks no line as a tip: it is one by its title and the sum of the tips.
  const isTip = line.optionalText('title') === 'Tip' && Number(price) > 0 && price === tip
  return {
    id: numberOf(line.item('id')),
    price,
    quantity: line.item('quantity'),
    gift_card: line.item('isGiftCard'),
    tip: isTip ? {} : null,
    discount_allocations: line
      .list('discountAllocations')
      .map((each) => ({ amount: moneyOf(each, 'allocatedAmountSet') })),
  }
}

const returnedOf = (line: Fields): JsonText => ({
  id: numberOf(line.item('id')),
  line_item_id: line.has('lineItem')
    ? numberOf(new Fields(line.item('lineItem'), 'line').item('id'))
    : null,
  subtotal: moneyOf(line, 'subtotalSet'),
})

/** The amount in the currency of the shop; never in that of the shopper. */
function moneyOf(fields: Fields, name: string): JsonText {
  if (!fields.has(name)) return null
  return new Fields(new Fields(fields.item(name), name).item('shopMoney'), name).item('amount')
}

export const nodesOf = (fields: Fields, name: string): Fields[] =>
  fields.has(name) ? new Fields(fields.item(name), name).list('nodes') : []

/** Where the next page of a list begins; `null`: there is none. */
export function endOf(list: Fields): string | null {
  const page = list.has('pageInfo') ? new Fields(list.item('pageInfo'), 'page') : null
  return page?.isTrue('hasNextPage') ? page.text('endCursor') : null
}

/** 'gid://shopify/Order/123' is '123', as webhooks call it. */
export const numberOf = (id: JsonText): JsonText =>
  typeof id === 'string' ? (id.split('/').at(-1)?.split('?')[0] ?? null) : null
