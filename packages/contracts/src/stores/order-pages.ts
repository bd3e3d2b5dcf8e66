import { ORDER_PROMISES, ORDER_STAGES } from '@understory/domain/stores/order-pages/order-stage.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { IMPACT_AMOUNTS } from './impact-amounts.ts'

/** Of this order alone: beside its value, totals of the shop would tell every shopper its turnover. */
export const OrderImpact = z.object({
  storeName: z.string(),
  stage: z.enum(ORDER_STAGES),
  /** What the order funds, or will once it is paid; refunds are taken off. */
  ...IMPACT_AMOUNTS,
  /** How sure a pending one is; `null`: it is not pending. */
  promise: z.enum(ORDER_PROMISES).nullable(),
  orderedOn: Day.nullable(),
  paidOn: Day.nullable(),
  /** The entry of the ledger, where it is shown, and its place in the public log; that comes a second later. */
  ledgerEntry: z.int().nullable(),
  logIndex: z.int().nullable(),
  /** Whether its shop lets shoppers check it: an entry tells how many orders it had on a day. */
  showsProof: z.boolean(),
  /** What its proof shows; `null`: it is not shown, not in the public log yet, or counts no more. */
  proof: z
    .object({
      /** Of its shop, behind the same entry of one day: the log says so to everyone. */
      orders: z.int(),
      day: Day,
      /** As it was billed: what is taken back of it is an entry of its own. */
      ...IMPACT_AMOUNTS,
      /** The verifier key of the log. */
      key: z.string(),
    })
    .nullable(),
  project: z
    .object({
      name: z.string(),
      partner: z.string(),
      country: z.string(),
      isSample: z.boolean(),
    })
    .nullable(),
})
export type OrderImpact = z.output<typeof OrderImpact>

const OrderLink = z.object({
  store: z.uuid(),
  /** The shop's own id of the order. */
  order: z.string().min(1).max(100),
  /** HMAC-SHA256 of that id by the key of the store, in hexadecimal. */
  code: z.string().max(64),
})

export const GetOrderImpact = endpoint({
  method: 'GET',
  path: '/api/order-impact',
  summary:
    'What one order of a shop funded, for who holds the link to it; nothing about the shopper',
  query: OrderLink,
  answer: OrderImpact,
  refusals: ['ORDER_LINK_INVALID', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const GetOrderCard = endpoint({
  method: 'GET',
  path: '/api/order-impact/share-card',
  summary:
    'The picture for the link to an order of a shop, for who holds the link; it claims no figure',
  query: OrderLink,
  answer: { contentType: 'image/png' },
  refusals: ['ORDER_LINK_INVALID', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const GetOrderProof = endpoint({
  method: 'GET',
  path: '/api/orders/proof',
  summary:
    'The proof that an order is behind an entry of the public log, for who holds its link; docs/ledger.md has its form',
  query: OrderLink,
  answer: { contentType: 'text/plain; charset=utf-8' },
  refusals: [
    'ORDER_LINK_INVALID',
    'ORDER_NOT_PROVED',
    'ORDER_PROOF_NOT_SHOWN',
    'ORDER_TAKEN_BACK',
    'TOO_MANY_ATTEMPTS',
    'BAD_REQUEST',
  ],
})

export const GetOrderPage = endpoint({
  method: 'GET',
  path: '/api/stores/{storeId}/order-page',
  summary: 'How a shop links its orders to what they funded: the address, and the key of its codes',
  params: z.object({ storeId: z.uuid() }),
  answer: z.object({
    /** Order and code are appended as `order` and `code`. */
    address: z.string(),
    key: z.string(),
    /** The link of the newest order; `null`: there is none yet. */
    example: z.string().nullable(),
    /** Whether shoppers can check an order in the public ledger. */
    showsProofs: z.boolean(),
  }),
  refusals: ['RESOURCE_NOT_FOUND'],
})

export const SetOrderPage = endpoint({
  method: 'PUT',
  path: '/api/stores/{storeId}/order-page',
  summary:
    'Let shoppers check their orders in the public ledger, or not: a proof tells how many orders a shop had on a day',
  params: z.object({ storeId: z.uuid() }),
  body: z.strictObject({ showsProofs: z.boolean() }),
  status: 204,
  refusals: ['RESOURCE_NOT_FOUND', 'BAD_REQUEST'],
})
