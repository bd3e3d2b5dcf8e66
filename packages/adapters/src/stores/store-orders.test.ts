import { netValue } from '@understory/domain/stores/store-orders/order-state.ts'
import { describe, expect, test } from 'vitest'
import { readJsonText, readNamedFields } from './json-text.ts'
import { timesQuantity } from './order-amounts.ts'
import { UnreadableOrder } from './read-fields.ts'
import { readRutterOrder } from './rutter/rutter-order.ts'
import { isValuedOtherwise, readShopifyOrder } from './shopify/shopify-order.ts'
import { readWooCommerceOrder } from './woocommerce/woocommerce-order.ts'

const asText = (order: object) => readJsonText(JSON.stringify(order))

const BIG = '820982911946154508'

const shopify = (change: object = {}) => ({
  id: 0,
  name: '#1042',
  created_at: '2026-05-10T10:00:00+01:00',
  updated_at: '2026-05-10T10:05:00+01:00',
  cancelled_at: null,
  test: false,
  financial_status: 'paid',
  currency: 'GBP',
  subtotal_price: '36.00',
  line_items: [
    {
      id: 1,
      price: '20.00',
      quantity: 2,
      gift_card: false,
      discount_allocations: [{ amount: '4.00' }],
    },
    { id: 2, price: '50.00', quantity: 1, gift_card: true, discount_allocations: [] },
    { id: 3, price: '2.50', quantity: 1, gift_card: false, tip: {}, discount_allocations: [] },
  ],
  refunds: [],
  ...change,
})
// An id beyond 2^53, as the platform writes it.
const bodyOf = (order: object) => JSON.stringify(order).replace('"id":0', `"id":${BIG}`)
const readShopify = (change: object = {}) => readShopifyOrder(readJsonText(bodyOf(shopify(change))))

const refund = (lines: object[], adjustments: object[] = []) => ({
  refunds: [{ id: 7, refund_line_items: lines, order_adjustments: adjustments }],
})

describe('an order of Shopify', () => {
  test('is the goods after discounts, without gift cards and tips, under its whole id', () => {
    expect(readShopify()).toEqual({
      externalId: BIG,
      label: '#1042',
      createdAt: new Date('2026-05-10T09:00:00Z'),
      updatedAt: new Date('2026-05-10T09:05:00Z'),
      standing: 'paid',
      currency: 'GBP',
      cart: 3_600,
      returned: [],
      loweredAt: null,
    })
  })

  test.each([
    ['its last refund', { cancelled_at: null }, '2026-06-09T10:00:00.000Z'],
    ['its cancellation', { cancelled_at: '2026-06-10T09:00:00Z' }, '2026-06-10T09:00:00.000Z'],
    ['nothing that is dated', { refunds: [{ id: 7 }] }, undefined],
  ])('was lowered at the time of %s', (_, change, at) => {
    const refunds = [
      { id: 7, created_at: '2026-06-09T10:00:00Z' },
      { id: 6, created_at: '2026-06-01T10:00:00Z' },
    ]
    expect(readShopify({ refunds, ...change }).loweredAt?.toISOString()).toBe(at)
  })

  test.each([
    [{ test: true, cancelled_at: '2026-05-10T10:00:00Z' }, 'test'],
    [{ cancelled_at: '2026-05-10T10:00:00Z' }, 'cancelled'],
    [{ financial_status: 'partially_refunded' }, 'paid'],
    [{ financial_status: 'refunded' }, 'refunded'],
    [{ financial_status: 'voided' }, 'cancelled'],
    [{ financial_status: 'pending' }, 'unpaid'],
    [{ financial_status: 'authorized' }, 'unpaid'],
    [{ financial_status: 'partially_paid' }, 'unpaid'],
    [{ financial_status: null }, 'unpaid'],
    [{ line_items: [{ id: 2, price: '50.00', quantity: 1, gift_card: true }] }, 'gift-cards-only'],
    [{ line_items: [] }, 'paid'],
  ])('with %j is %s', (change, standing) => {
    expect(readShopify(change).standing).toBe(standing)
  })

  test.each<[string, object, number]>([
    ['lines', refund([{ id: 11, line_item_id: 1, subtotal: '18.00' }]), 1_800],
    ['no gift card', refund([{ id: 11, line_item_id: 2, subtotal: '50.00' }]), 3_600],
    [
      'more than the lines say',
      refund([], [{ id: 21, kind: 'refund_discrepancy', amount: '-5.00' }]),
      3_100,
    ],
    [
      'less than the lines say',
      refund(
        [{ id: 11, line_item_id: 1, subtotal: '18.00' }],
        [{ id: 21, kind: 'refund_discrepancy', amount: '3.00' }],
      ),
      2_100,
    ],
    ['no shipping', refund([], [{ id: 21, kind: 'shipping_refund', amount: '-4.00' }]), 3_600],
    ['no more than there was', refund([{ id: 11, line_item_id: 1, subtotal: '99.00' }]), 0],
  ])('returned: %s', (_, change, net) => {
    expect(netValue(readShopify(change))).toBe(net)
  })

  test('is doubted where Shopify values what is left of the goods otherwise', () => {
    const isDoubted = (current: string | null, change: object = {}) => {
      const line_items = shopify().line_items.slice(0, 1)
      const order = shopify({ line_items, current_subtotal_price: current, ...change })
      const value = readJsonText(bodyOf(order))
      return isValuedOtherwise(value, readShopifyOrder(value))
    }
    expect([isDoubted('36.00'), isDoubted('35.99'), isDoubted(null)]).toEqual([false, true, false])
    const returned = refund([{ id: 11, line_item_id: 1, subtotal: '18.00' }])
    expect([isDoubted('18.00', returned), isDoubted('36.00', returned)]).toEqual([false, true])
    // Its figure is of something else then.
    const { line_items } = shopify()
    expect(isDoubted('88.50', { line_items })).toBe(false)
    const more = refund([], [{ id: 21, kind: 'refund_discrepancy', amount: '-5.00' }])
    expect(isDoubted('36.00', more)).toBe(false)
    expect(isDoubted('0.00', { financial_status: 'refunded' })).toBe(false)
  })

  test('without shared discounts is its own subtotal', () => {
    const line_items = [{ id: 1, price: '20.00', quantity: 2 }]
    expect(readShopify({ line_items }).cart).toBe(3_600)
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no currency', bodyOf(shopify({ currency: null }))],
    ['no date', bodyOf(shopify({ updated_at: 'yesterday' }))],
    ['lines of another kind', bodyOf(shopify({ line_items: {} }))],
    [
      'a price in words',
      bodyOf(
        shopify({ line_items: [{ id: 1, price: 'x', quantity: 1, discount_allocations: [] }] }),
      ),
    ],
  ])('that has %s is refused, not guessed at', (_, body) => {
    expect(() => readShopifyOrder(readJsonText(body))).toThrow(UnreadableOrder)
  })
})

const woo = (change: object = {}) =>
  readWooCommerceOrder(
    asText({
      id: 727,
      number: '727',
      status: 'processing',
      currency: 'GBP',
      date_created_gmt: '2026-05-10T09:00:00',
      date_modified_gmt: '2026-05-10T09:05:00',
      prices_include_tax: false,
      line_items: [
        { id: 1, total: '30.00', total_tax: '6.00' },
        { id: 2, total: '6.005', total_tax: '1.20' },
      ],
      refunds: [],
      ...change,
    }),
  )

describe('an order of WooCommerce', () => {
  test('is its lines after coupons, with the tax that is inside the price', () => {
    expect(woo()).toMatchObject({
      externalId: '727',
      label: '#727',
      cart: 3_601,
      updatedAt: new Date('2026-05-10T09:05:00Z'),
    })
    expect(woo({ prices_include_tax: true }).cart).toBe(4_321)
  })

  test('less what was returned', () => {
    const refunds = [
      { id: 9, total: '-10.00' },
      { id: 10, total: '-1.00' },
    ]
    expect(netValue(woo({ refunds }))).toBe(2_501)
  })

  test('of which all was given back does not count, though its status stays', () => {
    const refunds = [
      { id: 9, total: '-40.00' },
      { id: 10, total: '-3.20' },
    ]
    const standings = ['43.20', '43.21', undefined].map((total) => woo({ refunds, total }).standing)
    expect(standings).toEqual(['refunded', 'paid', 'paid'])
    expect(woo({ total: '0.00' }).standing).toBe('paid')
  })

  test.each([
    ['processing', 'paid'],
    ['completed', 'paid'],
    ['on-hold', 'unpaid'],
    ['pending', 'unpaid'],
    ['of-a-plugin', 'unpaid'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
    ['trash', 'cancelled'],
  ])('that is %s is %s', (status, standing) => {
    expect(woo({ status }).standing).toBe(standing)
  })
})

const rutter = (change: object = {}) =>
  readRutterOrder(
    asText({
      id: 'a2f0',
      platform_id: BIG,
      order_number: '1042',
      status: 'active',
      payment_status: 'paid',
      iso_currency_code: 'GBP',
      created_at: '2026-05-10T09:00:00.000Z',
      updated_at: '2026-05-10T09:05:00.000Z',
      total_price: 47.5,
      total_discount: 4,
      total_shipping: 3.5,
      total_tax: 8,
      line_items: [{ id: 'x', price: 20, quantity: 2 }],
      refunds: [],
      ...change,
    }),
  )

describe('an order of Rutter', () => {
  test('is its lines less discounts, under the id of the platform', () => {
    expect(rutter()).toMatchObject({ externalId: BIG, label: '1042', cart: 3_600 })
    expect(rutter({ total_shipping_discount: 1 }).cart).toBe(3_700)
  })

  test('of which all was given back does not count, though it is still called paid', () => {
    const of = (total_amount: number) => rutter({ refunds: [{ id: 'r', total_amount }] }).standing
    expect([of(47.5), of(47.49)]).toEqual(['refunded', 'paid'])
  })

  test('without prices of lines is the total less shipping and tax', () => {
    expect(rutter({ line_items: [{ id: 'x', quantity: 2 }] }).cart).toBe(3_600)
    expect(rutter({ line_items: [], total_tax: null }).cart).toBe(4_400)
  })

  test.each([
    [{}, 'paid'],
    [{ status: 'archived' }, 'paid'],
    [{ status: 'unknown' }, 'unpaid'],
    [{ payment_status: 'pending' }, 'unpaid'],
    [{ payment_status: 'refunded' }, 'refunded'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ cancelled_at: '2026-05-10T09:00:00Z' }, 'cancelled'],
  ])('with %j is %s', (change, standing) => {
    expect(rutter(change).standing).toBe(standing)
  })

  test('less what was returned', () => {
    expect(netValue(rutter({ refunds: [{ id: 'r', total_amount: 6.5 }] }))).toBe(2_950)
  })
})

test.each([
  ['19.99', '3', 'GBP', 5_997],
  ['0.335', '1', 'GBP', 34],
  ['10.00', '0.333', 'GBP', 333],
  ['1999', '2', 'JPY', 3_998],
])('%s times %s in %s', (price, quantity, currency, minor) => {
  expect(timesQuantity(price, quantity, currency)).toBe(minor)
})

test('numbers of JSON stay as they were written', () => {
  expect(readJsonText(`{"id":${BIG},"price":1.10,"is":true,"none":null}`)).toEqual({
    id: BIG,
    price: '1.10',
    is: true,
    none: null,
  })
})

test.each([
  '{"price":1.10,"quantity":2,"sum":-0.05,"list":[1,[2.50,"3.10"],{"deep":100}]}',
  '{"id":9007199254740993,"price":1.10}',
  '{"exponent":1e3,"text":"1e3","ip":"203.0.113.9"}',
  '{"__proto__":{"a":1},"list":[]}',
  '-0.5',
  'null',
])('numbers of %s are text, and worth the same', (text) => {
  const worth = (value: unknown): unknown =>
    typeof value === 'string' && value !== '' && !Number.isNaN(Number(value))
      ? Number(value)
      : Array.isArray(value)
        ? value.map(worth)
        : value !== null && typeof value === 'object'
          ? Object.entries(value).map(([name, part]) => [name, worth(part)])
          : value
  expect(worth(readJsonText(text))).toEqual(worth(JSON.parse(text)))
  expect(JSON.stringify(readJsonText(text))).not.toMatch(/[:[,]-?\d/)
})

test.each([
  ['1e3', '1000'],
  ['1e21', '1e21'],
  ['1e400', '1e400'],
  ['0.00000010', '0.00000010'],
  ['999999999999999', '999999999999999'],
  ['1000000000000000', '1000000000000000'],
  ['26.580000000000001', '26.580000000000001'],
])('the number %s is %s', (written, text) => {
  expect(readJsonText(`{"total":${written}}`)).toEqual({ total: text })
  expect(readNamedFields(Buffer.from(`{"total":${written}}`), new Set(['total']))).toEqual({
    total: text,
  })
})

test('a number of a field that is not kept does not have the others read twice', () => {
  const body = Buffer.from(`{"total":1.10,"meta":${BIG}}`)
  expect(readNamedFields(body, new Set(['total']))).toEqual({ total: '1.1' })
})
