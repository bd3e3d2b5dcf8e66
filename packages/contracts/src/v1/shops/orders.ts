import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { NeededLine, PlainLine } from '../../inputs/plain-line.ts'
import { StoreOrder } from '../../stores/store-orders/store-orders.ts'
import { operation } from '../operation.ts'
import { ThreeLetters } from './stores.ts'

const shape = StoreOrder.shape
const MOST_ORDERS = 100
const LARGEST_MINOR = 1_000_000_000_000
const LONGEST_CURSOR = 800

const Moment = z.iso.datetime({ offset: true, message: 'Please use a time of RFC 3339.' })

export const ApiOrder = z
  .object({
    /** The shop’s own. */
    id: z.string().max(100),
    object: z.literal('order'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    storeId: z.uuid(),
    label: z.string().max(100),
    currency: z.string().max(3),
    /** The goods after all discounts. */
    totalMinor: z.int(),
    /** Less what was returned; the contribution is computed on it. */
    netMinor: z.int(),
    /** Why it contributes nothing; `null`: it contributes. */
    reason: z.string().max(40).nullable(),
    milliTrees: shape.milliTrees,
    co2eGrams: shape.co2eGrams,
    plasticGrams: shape.plasticGrams,
    /** In the currency of its bill; `null`: it is billed at the price of what it funds. */
    moneyMinor: shape.moneyMinor,
    billingCurrency: z.string().max(3).nullable(),
    status: shape.status,
    /** How the bill that it is on stands; `null`: it is on none. */
    bill: shape.bill,
  })
  .meta({ id: 'Order', description: 'An order of a shop, and what it contributes.' })
export type ApiOrder = z.output<typeof ApiOrder>

/** Programs read an address that ends in `/.` or `/..` as another one, however it is encoded. */
const OrderId = NeededLine(100, 'Please give the id of the order.').refine(
  (id) => id !== '.' && id !== '..',
  'Please use another id: an address cannot say this one.',
)

const PushedOrder = z.strictObject({
  /** The shop’s own, by which it is known again; anything but `.` and `..`. */
  id: OrderId,
  /** As the merchant and the shopper know it; without one, the id. */
  label: PlainLine(100).optional(),
  createdAt: Moment,
  /** The newest counts, whichever comes first. */
  updatedAt: Moment,
  currency: ThreeLetters,
  /** The goods after all discounts: without shipping, tips, and tax that is added on top. */
  totalMinor: z.int().min(0).max(LARGEST_MINOR),
  /** What was given back of the goods, in all. */
  refundedMinor: z.int().min(0).max(LARGEST_MINOR).default(0),
  /** A deletion is final. */
  standing: z.enum(['paid', 'unpaid', 'cancelled', 'refunded', 'deleted', 'test']).default('paid'),
})
export type PushedOrder = z.output<typeof PushedOrder>

export const pushOrders = operation({
  operationId: 'pushOrders',
  method: 'POST',
  path: '/v1/orders',
  tag: 'Orders',
  scope: 'orders:write',
  idempotency: 'required',
  hasDryRun: true,
  summary: 'Send orders of a shop that has no connector',
  description:
    'Up to 100 at once: all are stored, or none. An order is known by its id: sent again it changes nothing, and with a later `updatedAt` it is as it is now, so refunds and cancellations are sent in the same way. Send nothing about the shopper. With `dryRun=true` it says what the orders would contribute, and nothing is stored.',
  query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: z.strictObject({
    storeId: z.uuid(),
    orders: z
      .array(PushedOrder, 'Please give the orders.')
      .min(1, 'Please give at least one order.')
      .max(MOST_ORDERS, 'Please send at most 100 orders at once.'),
  }),
  answer: z.object({
    object: z.literal('pushed_orders'),
    mode: z.enum(API_MODES),
    dryRun: z.boolean(),
    /** As they stand now, each once, in the order in which they were sent. */
    data: z.array(ApiOrder).max(MOST_ORDERS),
  }),
  refusals: ['RESOURCE_NOT_FOUND', 'STORE_NOT_CONNECTED', 'STORE_HAS_CONNECTOR'],
  example: {
    body: {
      storeId: '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b',
      orders: [
        {
          id: '1042',
          createdAt: '2026-12-01T10:00:00Z',
          updatedAt: '2026-12-01T10:00:00Z',
          currency: 'GBP',
          totalMinor: 4_200,
        },
      ],
    },
  },
})

const ONE_ORDER = z.object({
  storeId: z.uuid(),
  /** The shop’s own; what an address cannot hold is percent-encoded. */
  orderId: OrderId,
})
const ORDER_EXAMPLE = { storeId: '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b', orderId: '1042' }

const OrderOfShop = ApiOrder.extend({
  /** The page that shows its shopper what it funded; `null`: there is none for an order of a test account. */
  shopperUrl: z.url().max(2_000).nullable(),
}).meta({ id: 'OrderOfShop', description: 'An order of a shop, with the link for its shopper.' })

export const putOrder = operation({
  operationId: 'putOrder',
  method: 'PUT',
  path: '/v1/stores/{storeId}/orders/{orderId}',
  tag: 'Orders',
  scope: 'orders:write',
  idempotency: 'by-itself',
  hasDryRun: true,
  summary: 'Send one order of a shop that has no connector',
  description:
    'As pushOrders does for many. It needs no idempotency key: the state with the newest `updatedAt` counts, in whichever order they arrive. With `dryRun=true` it says what the order would contribute, and nothing is stored.',
  params: ONE_ORDER,
  query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: PushedOrder.omit({ id: true }),
  answer: OrderOfShop.extend({ dryRun: z.boolean() }).meta({
    id: 'PutOrder',
    description: 'An order as it is now, or as it would be.',
  }),
  refusals: ['RESOURCE_NOT_FOUND', 'STORE_NOT_CONNECTED', 'STORE_HAS_CONNECTOR'],
  example: {
    params: ORDER_EXAMPLE,
    body: {
      createdAt: '2026-12-01T10:00:00Z',
      updatedAt: '2026-12-01T10:00:00Z',
      currency: 'GBP',
      totalMinor: 4_200,
    },
  },
})

export const getOrder = operation({
  operationId: 'getOrder',
  method: 'GET',
  path: '/v1/stores/{storeId}/orders/{orderId}',
  tag: 'Orders',
  scope: 'orders:read',
  summary: 'One order',
  description:
    'An order of a shop of the account, with a connector or without, and the link to what it funded, for its shopper.',
  params: ONE_ORDER,
  answer: OrderOfShop,
  refusals: ['RESOURCE_NOT_FOUND'],
  example: { params: ORDER_EXAMPLE },
})

export const deleteOrder = operation({
  operationId: 'deleteOrder',
  method: 'DELETE',
  path: '/v1/stores/{storeId}/orders/{orderId}',
  tag: 'Orders',
  scope: 'orders:write',
  idempotency: 'by-itself',
  summary: 'Remove an order of a shop that has no connector',
  description:
    'For good: it contributes nothing, also when it is sent again. What a bill has of it is credited by the next one. It stays in the list, with `deleted` as its reason. A cancellation or a refund is a new state of the order, and is sent by putOrder.',
  params: ONE_ORDER,
  status: 204,
  refusals: ['RESOURCE_NOT_FOUND', 'STORE_NOT_CONNECTED', 'STORE_HAS_CONNECTOR'],
  example: { params: ORDER_EXAMPLE },
})

export const listOrders = operation({
  operationId: 'listOrders',
  method: 'GET',
  path: '/v1/orders',
  tag: 'Orders',
  scope: 'orders:read',
  summary: 'Orders of the account’s shops',
  description:
    'Newest first, of shops with a connector and without. Pass `nextCursor` as `cursor` to go on.',
  query: z.object({
    storeId: z.uuid().optional(),
    status: z.enum(['billed', 'unbilled']).optional(),
    /** Days on which an order was placed, by UTC, both included. */
    from: Day.optional(),
    to: Day.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(LONGEST_CURSOR).optional(),
  }),
  answer: z.object({
    data: z.array(ApiOrder).max(100),
    nextCursor: z.string().max(LONGEST_CURSOR).nullable(),
  }),
  refusals: ['RESOURCE_NOT_FOUND'],
  example: { query: { limit: '10' } },
})
