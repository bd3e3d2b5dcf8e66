/** A Shopify shop of the stand-in. */
export type ShopifyShop = {
  /** 'willow-and-wool.myshopify.com' */
  readonly domain: string
  name: string
  currency: string
  /** 'Europe/London' */
  timeZone: string
  readonly orders: Map<string, ShopifyOrder>
  readonly webhooks: Map<string, ShopifyWebhook>
  isInstalled: boolean
  /** What was asked of its merchant to pay for apps. */
  readonly plans: ShopifyPlan[]
  /** Why usage was refused, by the key it was sent with. */
  readonly refusals: Map<string, string>
}

/** What a merchant approved of an app, or did not yet; amounts in cents of US dollars. */
export type ShopifyPlan = {
  readonly id: string
  readonly lineId: string
  readonly name: string
  readonly terms: string
  readonly isTest: boolean
  readonly returnUrl: string
  readonly askedAt: Date
  status: 'PENDING' | 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'CANCELLED'
  cap: number
  /** A higher cap that waits to be approved. */
  askedCap: number | null
  used: number
  periodEnd: Date | null
  readonly records: { id: string; cents: number; description: string; idempotencyKey: string }[]
}

export type ShopifyWebhook = {
  readonly id: string
  readonly topic: string
  readonly uri: string
  readonly includeFields: readonly string[]
  failures: number
}

/** As its webhooks show it; ids are text here and numbers on the wire. */
export type ShopifyOrder = {
  id: string
  admin_graphql_api_id: string
  name: string
  created_at: string
  updated_at: string
  cancelled_at: string | null
  test: boolean
  financial_status: 'paid' | 'pending' | 'partially_refunded' | 'refunded' | 'voided'
  currency: string | null
  subtotal_price: string
  /** What is left of the goods after returns and edits. */
  current_subtotal_price: string
  total_price: string
  line_items: ShopifyLine[]
  refunds: ShopifyRefund[]
  /** Of people who do not exist; nothing of it may be stored. */
  email: string
  customer: { first_name: string; last_name: string; email: string }
  note: string
}
export type ShopifyLine = {
  id: string
  title: string
  price: string
  quantity: number
  gift_card: boolean
  tip: object | null
  discount_allocations: { amount: string }[]
}
export type ShopifyRefund = {
  id: string
  created_at: string
  refund_line_items: { id: string; line_item_id: string; subtotal: string }[]
  order_adjustments: { id: string; amount: string; reason?: string }[]
}

export const seededShopifyShops = (): ShopifyShop[] => [
  shop('willow-and-wool.myshopify.com', 'Willow & Wool', 'GBP'),
  shop('northern-bakery.myshopify.com', 'Northern Bakery', 'USD'),
  shop('lamp-and-loom.myshopify.com', 'Lamp & Loom', 'USD'),
]

const shop = (domain: string, name: string, currency: string): ShopifyShop => ({
  domain,
  name,
  currency,
  timeZone: 'Etc/UTC',
  orders: new Map(),
  webhooks: new Map(),
  isInstalled: false,
  plans: [],
  refusals: new Map(),
})

const GOODS = [
  { title: 'Lambswool scarf', price: 48 },
  { title: 'Darning kit', price: 9.5 },
  { title: 'Felt slippers', price: 36.25 },
] as const
const SHIPPING = 3.95

// Beyond 2^53, as Shopify has them.
const FIRST_ID = 9_007_199_254_740_993n

/** An order that is paid; the same number gives the same goods. */
export function placeShopifyOrder(shop: ShopifyShop, now: Date): ShopifyOrder {
  const number = shop.orders.size + 1
  const goods = GOODS[number % GOODS.length] ?? GOODS[0]
  const quantity = 1 + (number % 2)
  const value = goods.price * quantity
  // Also after a restart no id comes twice.
  const id = String(FIRST_ID + BigInt(now.getTime()) * 1_000n + BigInt(number))
  const order: ShopifyOrder = {
    id,
    admin_graphql_api_id: `gid://shopify/Order/${id}`,
    name: `#${1_000 + number}`,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    cancelled_at: null,
    test: false,
    financial_status: 'paid',
    currency: shop.currency,
    subtotal_price: value.toFixed(2),
    current_subtotal_price: value.toFixed(2),
    total_price: (value + SHIPPING).toFixed(2),
    line_items: [shopifyLineOf(`${id}1`, { ...goods, quantity })],
    refunds: [],
    email: 'hazel@shopper.example',
    customer: { first_name: 'Hazel', last_name: 'Birch', email: 'hazel@shopper.example' },
    note: 'For Hazel, please ring.',
  }
  shop.orders.set(id, order)
  return order
}

type Goods = { readonly title: string; readonly price: number; readonly quantity: number }

export const shopifyLineOf = (id: string, { title, price, quantity }: Goods): ShopifyLine => ({
  id,
  title,
  price: price.toFixed(2),
  quantity,
  gift_card: false,
  tip: null,
  discount_allocations: [],
})

export function changeShopifyOrder(
  order: ShopifyOrder,
  now: Date,
  change: Partial<ShopifyOrder>,
): void {
  Object.assign(order, change, { updated_at: now.toISOString() })
}

/** Returns an amount of the goods. */
export function refundShopifyOrder(order: ShopifyOrder, amount: number, now: Date): void {
  const id = `${order.id}${50 + order.refunds.length}`
  const [line] = order.line_items
  const returned = { id: `${id}1`, line_item_id: line?.id ?? '', subtotal: amount.toFixed(2) }
  const created_at = now.toISOString()
  const refund = { id, created_at, refund_line_items: [returned], order_adjustments: [] }
  const refunds = [...order.refunds, refund]
  const current_subtotal_price = (Number(order.current_subtotal_price) - amount).toFixed(2)
  const financial_status = 'partially_refunded'
  changeShopifyOrder(order, now, { refunds, financial_status, current_subtotal_price })
}
