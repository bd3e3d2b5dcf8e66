/** A shop of the stand-in, with its orders as the connection provider shows them. */
export type Shop = {
  readonly platform: 'SHOPIFY' | 'WOO_COMMERCE' | 'BIG_COMMERCE'
  readonly uniqueName: string
  readonly name: string
  readonly currency: string
  readonly orders: Map<string, ShopOrder>
}

export type ShopOrder = {
  id: string
  platform_id: string
  order_number: string
  status: 'active' | 'cancelled'
  payment_status: 'paid' | 'pending' | 'refunded'
  iso_currency_code: string
  total_price: number
  total_discount: number
  total_shipping: number
  total_tax: number
  line_items: { id: string; title: string; price: number; quantity: number }[]
  refunds: { id: string; total_amount: number }[]
  /** Of people who do not exist; nothing of it may be stored. */
  customer: { name: string; email: string }
  created_at: string
  updated_at: string
  cancelled_at: string | null
}

export function seededShops(): Shop[] {
  return [
    shop('SHOPIFY', 'fern-and-field.myshopify.com', 'Fern & Field', 'GBP'),
    shop('WOO_COMMERCE', 'https://moss-kitchen.example', 'Moss Kitchen', 'EUR'),
    shop('BIG_COMMERCE', 'stores/pebble', 'Pebble', 'USD'),
    shop('BIG_COMMERCE', 'stores/fernbank', 'Fernbank Bakery', 'GBP'),
    shop('BIG_COMMERCE', 'stores/fernbank-wholesale', 'Fernbank Wholesale', 'GBP'),
  ]
}

const shop = (
  platform: Shop['platform'],
  uniqueName: string,
  name: string,
  currency: string,
): Shop => ({ platform, uniqueName, name, currency, orders: new Map() })

const GOODS = [
  { title: 'Linen apron', price: 38 },
  { title: 'Oak spoon', price: 12.5 },
  { title: 'Beeswax wraps', price: 16 },
  { title: 'Seed box', price: 24.99 },
] as const

// Beyond 2^53, as platforms have them.
const FIRST_ID = 9_007_199_254_740_993n

/** An order that is paid; the same number gives the same goods. */
export function placeOrder(shop: Shop, now: Date): ShopOrder {
  const number = shop.orders.size + 1
  const goods = GOODS[number % GOODS.length] ?? GOODS[0]
  const quantity = 1 + (number % 3)
  const value = Math.round(goods.price * quantity * 100) / 100
  // Also after a restart no id comes twice.
  const platformId = String(FIRST_ID + BigInt(now.getTime()) * 1_000n + BigInt(number))
  const order: ShopOrder = {
    id: `rutter-${platformId}`,
    platform_id: platformId,
    order_number: `#${1_000 + number}`,
    status: 'active',
    payment_status: 'paid',
    iso_currency_code: shop.currency,
    total_price: Math.round((value + 3.5) * 100) / 100,
    total_discount: 0,
    total_shipping: 3.5,
    total_tax: 0,
    line_items: [{ id: `${platformId}-1`, title: goods.title, price: goods.price, quantity }],
    refunds: [],
    customer: { name: 'Hazel Birch', email: 'hazel@shopper.example' },
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    cancelled_at: null,
  }
  shop.orders.set(platformId, order)
  return order
}

export function refundOrder(order: ShopOrder, amount: number, now: Date): void {
  order.refunds.push({
    id: `${order.platform_id}-r${order.refunds.length + 1}`,
    total_amount: amount,
  })
  order.updated_at = now.toISOString()
}

export function cancelOrder(order: ShopOrder, now: Date): void {
  order.status = 'cancelled'
  order.cancelled_at = now.toISOString()
  order.updated_at = now.toISOString()
}
