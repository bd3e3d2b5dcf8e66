import { createHash } from 'node:crypto'

/** A WooCommerce shop of the stand-in, with its orders as the shop's REST API shows them. */
export type WooShop = {
  readonly slug: string
  readonly name: string
  currency: string
  /** WordPress has the name of a zone, or an empty one and the hours ahead of UTC. */
  zone: { timezone_string: string; gmt_offset: number }
  readonly orders: Map<string, WooOrder>
  readonly webhooks: Map<number, WooWebhook>
  readonly revokedKeys: Set<string>
}

export type WooOrder = {
  id: number
  number: string
  status: 'processing' | 'pending' | 'cancelled' | 'refunded' | 'trash'
  currency: string | null
  date_created_gmt: string
  date_modified_gmt: string
  prices_include_tax: boolean
  total: string
  shipping_total: string
  line_items: { id: number; name: string; quantity: number; total: string; total_tax: string }[]
  refunds: { id: number; reason: string; total: string }[]
  /** Of people who do not exist; nothing of it may be stored. */
  billing: { first_name: string; last_name: string; email: string }
  customer_note: string
}

export const WOO_TOPICS = [
  'order.created',
  'order.updated',
  'order.deleted',
  'order.restored',
] as const
export type WooTopic = (typeof WOO_TOPICS)[number]

export type WooWebhook = {
  readonly id: number
  name: string
  status: 'active' | 'paused' | 'disabled'
  topic: string
  delivery_url: string
  secret: string
  failures: number
}

export const seededWooShops = (): WooShop[] => [
  wooShop('bramble', 'Bramble & Bean', 'GBP'),
  wooShop('harbour', 'Harbour Tea', 'EUR'),
]

const wooShop = (slug: string, name: string, currency: string): WooShop => ({
  slug,
  name,
  currency,
  zone: { timezone_string: '', gmt_offset: 0 },
  orders: new Map(),
  webhooks: new Map(),
  revokedKeys: new Set(),
})

const GOODS = [
  { name: 'Coffee beans, 1 kg', price: 24 },
  { name: 'Stoneware mug', price: 14.5 },
  { name: 'Pour-over set', price: 41.25 },
] as const

/** An order that is paid; the same number gives the same goods. */
export function placeWooOrder(shop: WooShop, now: Date): WooOrder {
  const count = shop.orders.size + 1
  const goods = GOODS[count % GOODS.length] ?? GOODS[0]
  const quantity = 1 + (count % 2)
  const total = (goods.price * quantity).toFixed(2)
  // Also after a restart no id comes twice.
  const id = now.getTime() * 100 + count
  const order: WooOrder = {
    id,
    number: String(2_000 + count),
    status: 'processing',
    currency: shop.currency,
    date_created_gmt: gmt(now),
    date_modified_gmt: gmt(now),
    prices_include_tax: false,
    total: (goods.price * quantity + 4).toFixed(2),
    shipping_total: '4.00',
    line_items: [{ id: 1, name: goods.name, quantity, total, total_tax: '0.00' }],
    refunds: [],
    billing: { first_name: 'Hazel', last_name: 'Birch', email: 'hazel@shopper.example' },
    customer_note: 'Please ring at Number 4, Hazel lives upstairs.',
  }
  shop.orders.set(String(id), order)
  return order
}

export function changeWooOrder(order: WooOrder, now: Date, change: Partial<WooOrder>): void {
  Object.assign(order, change, { date_modified_gmt: gmt(now) })
}

/** To the second and without a zone, as WooCommerce writes it. */
const gmt = (date: Date) => date.toISOString().slice(0, 19)

/** The secret of a key follows from it, so that both are known again after the stand-in was restarted. */
export function secretOf(shop: WooShop, key: string): string {
  return `cs_${createHash('sha256').update(`${shop.slug} ${key}`).digest('hex').slice(0, 40)}`
}

export function isKeyOf(shop: WooShop, key: string, secret: string): boolean {
  return key.startsWith('ck_') && !shop.revokedKeys.has(key) && secretOf(shop, key) === secret
}
