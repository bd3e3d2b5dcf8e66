import { createHmac } from 'node:crypto'
import type { SeededStore } from './seed-stores.ts'

let orders = 0

/** Four times as many as are in flight at once: a vendor repeats a delivery seconds later at the soonest. */
const REPEATED_AFTER = 2_000

export type Making = {
  readonly count: number
  /** Which stores they are of, in turn. */
  readonly stores: readonly SeededStore[]
  /** Of all, how many repeat an earlier one. */
  readonly repeatedShare?: number
}

/** HTTP requests as WooCommerce shops send them, signed in advance: the generator only writes them. */
export function signedRequests({ count, stores, repeatedShare = 0 }: Making): Buffer[] {
  const distinct = Math.ceil(count * (1 - repeatedShare))
  const made = Array.from({ length: distinct }, (_, at) =>
    requestOf(stores[at % stores.length] as SeededStore),
  )
  const repeated = Array.from({ length: count - distinct }, (_, at) => made[at] as Buffer)
  // A repeat follows its first delivery after a while, as a vendor's does.
  return made
    .flatMap((request, at) => {
      const again = repeated[at - REPEATED_AFTER]
      return again ? [request, again] : [request]
    })
    .concat(repeated.slice(Math.max(0, distinct - REPEATED_AFTER)))
}

function requestOf({ storeId, secret }: SeededStore): Buffer {
  const body = JSON.stringify(orderOf())
  const signature = createHmac('sha256', secret).update(body).digest('base64')
  return Buffer.from(
    [
      `POST /api/store-webhooks/woocommerce/${storeId} HTTP/1.1`,
      'host: understory.test',
      'user-agent: WooCommerce/10.1 Hookshot (WordPress/6.9)',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-wc-webhook-topic: order.created',
      'x-wc-webhook-resource: order',
      'x-wc-webhook-event: created',
      `x-wc-webhook-signature: ${signature}`,
      'connection: keep-alive',
      '',
      body,
    ].join('\r\n'),
  )
}

const SIGNED_REQUESTS_LINES = ['Coffee beans, 1 kg', 'Stoneware mug', 'Pour-over set']

/** With the fields that a shop sends beside those that are read: about four kilobytes. */
function orderOf() {
  orders += 1
  const now = new Date().toISOString().slice(0, 19)
  const person = {
    first_name: 'Hazel',
    last_name: 'Birch',
    company: '',
    address_1: '4 Orchard Lane',
    address_2: '',
    city: 'Bristol',
    state: '',
    postcode: 'BS1 1AA',
    country: 'GB',
    email: 'hazel@shopper.example',
    phone: '+441170000000',
  }
  return {
    id: orders,
    parent_id: 0,
    number: String(orders),
    order_key: `wc_order_${orders}`,
    created_via: 'checkout',
    version: '10.1.0',
    status: 'processing',
    currency: 'GBP',
    date_created_gmt: now,
    date_modified_gmt: now,
    discount_total: '0.00',
    discount_tax: '0.00',
    shipping_total: '4.00',
    shipping_tax: '0.00',
    cart_tax: '0.00',
    total: '83.75',
    total_tax: '0.00',
    prices_include_tax: false,
    customer_id: orders,
    customer_ip_address: '203.0.113.9',
    customer_user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)',
    customer_note: 'Please ring at Number 4.',
    billing: person,
    shipping: person,
    payment_method: 'stripe',
    payment_method_title: 'Card',
    transaction_id: `ch_${orders}`,
    meta_data: Array.from({ length: 8 }, (_, at) => ({
      id: orders * 10 + at,
      key: `_meta_of_a_plugin_${at}`,
      value: 'something that a plugin stored beside the order',
    })),
    line_items: SIGNED_REQUESTS_LINES.map((name, at) => ({
      id: orders * 3 + at,
      name,
      product_id: 100 + at,
      variation_id: 0,
      quantity: 1,
      tax_class: '',
      subtotal: '26.58',
      subtotal_tax: '0.00',
      total: '26.58',
      total_tax: '0.00',
      taxes: [],
      meta_data: [],
      sku: `SKU-${at}`,
      price: 26.58,
      image: { id: at, src: `https://shop.example/wp-content/uploads/product-${at}.jpg` },
    })),
    tax_lines: [],
    shipping_lines: [{ id: orders, method_title: 'Royal Mail', total: '4.00', total_tax: '0.00' }],
    fee_lines: [],
    coupon_lines: [],
    refunds: [],
  }
}
