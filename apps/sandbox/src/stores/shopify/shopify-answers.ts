import { billingMutations, billingNode } from './shopify-billing.ts'
import type { ShopifyControl } from './shopify-control.ts'
import { type Answerable, connection, GraphqlProblem } from './shopify-graphql.ts'
import type { ShopifyLine, ShopifyOrder, ShopifyRefund, ShopifyShop } from './shopify-shops.ts'

type Args = Readonly<Record<string, string | number>>

/** What a shop answers to the app that is installed in it: its queries and mutations. */
export function shopifyAnswers(control: ShopifyControl, shop: ShopifyShop) {
  const query: Answerable = {
    shop: {
      name: shop.name,
      myshopifyDomain: shop.domain,
      currencyCode: shop.currency,
      ianaTimezone: shop.timeZone,
    },
    currentAppInstallation: { accessScopes: [{ handle: control.scope }] },
    orders: (args: Args) => connection(changedSince(shop, args), args),
    nodes: ({ ids }: { ids: readonly string[] }) => ids.map((id) => nodeOf(shop, id)),
    node: ({ id }: { id: string }) => billingNode(control, shop, id) ?? nodeOf(shop, id),
    webhookSubscriptions: (args: Args) => connection([...shop.webhooks.values()], args),
  }
  const mutation: Answerable = {
    ...billingMutations(control, shop),
    webhookSubscriptionCreate: (asked: WebhookInput) => createWebhook(control, shop, asked),
    webhookSubscriptionDelete: ({ id }: { id: string }) => ({
      deletedWebhookSubscriptionId: shop.webhooks.delete(id) ? id : null,
      userErrors: [],
    }),
  }
  return { ...query, ...mutation }
}

const CHANGED = /^updated_at:>='([^']+)'$/

function changedSince(shop: ShopifyShop, { query, sortKey }: Args): object[] {
  const [, since] = CHANGED.exec(String(query)) ?? []
  if (since === undefined || sortKey !== 'UPDATED_AT') throw new GraphqlProblem('Unknown search')
  return [...shop.orders.values()]
    .filter((order) => order.updated_at >= since)
    .toSorted((a, b) => a.updated_at.localeCompare(b.updated_at))
    .map(orderNode)
}

function nodeOf(shop: ShopifyShop, gid: string): object | null {
  const [, kind, id = ''] = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(gid) ?? []
  if (kind === 'Refund') {
    const refunds = [...shop.orders.values()].flatMap(({ refunds: of }) => of)
    const found = refunds.find((each) => each.id === id)
    return found ? refundNode(found) : null
  }
  const order = kind === 'Order' ? shop.orders.get(id) : undefined
  return order ? orderNode(order) : null
}

const money = (amount: string | null) => ({ shopMoney: { amount } })

function orderNode(order: ShopifyOrder) {
  const tip = order.line_items.find((line) => line.tip)?.price ?? '0.0'
  return {
    __typename: 'Order',
    id: order.admin_graphql_api_id,
    name: order.name,
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    cancelledAt: order.cancelled_at,
    test: order.test,
    displayFinancialStatus: order.financial_status.toUpperCase(),
    currencyCode: order.currency,
    subtotalPriceSet: money(order.subtotal_price),
    totalTipReceivedSet: money(tip),
    // Protected: an app without the scope is refused them.
    customer: () => {
      throw new GraphqlProblem('Access denied for customer field.', 'ACCESS_DENIED')
    },
    lineItems: (args: Args) => connection(order.line_items.map(lineNode), args),
    refunds: ({ first }: { first: number }) => order.refunds.slice(0, first).map(refundNode),
  }
}

const lineNode = (line: ShopifyLine) => ({
  id: `gid://shopify/LineItem/${line.id}`,
  title: line.title,
  quantity: line.quantity,
  isGiftCard: line.gift_card,
  originalUnitPriceSet: money(line.price),
  discountAllocations: line.discount_allocations.map(({ amount }) => ({
    allocatedAmountSet: money(amount),
  })),
})

const refundNode = (refund: ShopifyRefund) => ({
  __typename: 'Refund',
  id: `gid://shopify/Refund/${refund.id}`,
  createdAt: refund.created_at,
  refundLineItems: (args: Args) => connection(refund.refund_line_items.map(returnedNode), args),
  orderAdjustments: (args: Args) =>
    connection(
      refund.order_adjustments.map(({ id, amount, reason = 'REFUND_DISCREPANCY' }) => ({
        reason,
        id: `gid://shopify/OrderAdjustment/${id}`,
        amountSet: money(amount),
      })),
      args,
    ),
})

const returnedNode = (line: ShopifyRefund['refund_line_items'][number]) => ({
  id: `gid://shopify/RefundLineItem/${line.id}`,
  lineItem: { id: `gid://shopify/LineItem/${line.line_item_id}` },
  subtotalSet: money(line.subtotal),
})

type WebhookInput = {
  readonly topic: string
  readonly webhookSubscription: {
    readonly uri: string
    readonly format: string
    /** Without it a delivery has all of them. */
    readonly includeFields?: readonly string[]
  }
}

function createWebhook(
  control: ShopifyControl,
  shop: ShopifyShop,
  { topic, webhookSubscription: { uri, includeFields = [] } }: WebhookInput,
) {
  const isTaken = [...shop.webhooks.values()].some(
    (each) => each.topic === topic && each.uri === uri,
  )
  if (isTaken) {
    const message = 'Address for this topic has already been taken'
    return { webhookSubscription: null, userErrors: [{ message }] }
  }
  const id = `gid://shopify/WebhookSubscription/${control.newNumber()}`
  const webhook = { id, topic, uri, includeFields, failures: 0 }
  shop.webhooks.set(id, webhook)
  return { webhookSubscription: webhook, userErrors: [] }
}
