import { BILL_STATUSES } from '@understory/domain/stores/bills/bill-status.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { IMPACT_AMOUNTS } from '../impact-amounts.ts'

export const StoreOrder = z.object({
  storeId: z.uuid(),
  storeName: z.string(),
  externalId: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  currency: z.string(),
  cartMinor: z.int(),
  /** Less what was returned; the contribution is computed on it. */
  netMinor: z.int(),
  /** Why it contributes nothing; `null`: it contributes. */
  reason: z.string().nullable(),
  /** Once it is billed: what is left of that after refunds. */
  ...IMPACT_AMOUNTS,
  /** In the billing currency; `null`: billed at the price of what it funds. */
  moneyMinor: z.int().nullable(),
  billingCurrency: z.string().nullable(),
  status: z.enum(['billed', 'unbilled']),
  /** How the bill that it is on stands; `null`: it is on none. */
  bill: z.enum(BILL_STATUSES).nullable(),
  /** Whether it fits under the merchant's own cap, if it were billed now; `null`: there is no cap, or nothing to bill. */
  capSoFar: z.enum(['within', 'over']).nullable(),
})
export type StoreOrder = z.output<typeof StoreOrder>

export const ListStoreOrders = endpoint({
  method: 'GET',
  path: '/api/stores/list-orders',
  summary: 'Orders of the stores with what each contributes, the newest first',
  query: z.object({
    storeId: z.uuid().optional(),
    /** Part of the order number. */
    search: z.string().trim().max(100).optional(),
    status: z.enum(['billed', 'unbilled']).optional(),
    /** Days on which an order was placed, by UTC, both included. */
    from: Day.optional(),
    to: Day.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(50),
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({
    orders: z.array(StoreOrder),
    /** Of the older orders that follow; `null`: there are none. */
    nextCursor: z.string().nullable(),
    /** Of the newer orders before these; `null`: there are none. */
    newerCursor: z.string().nullable(),
  }),
  refusals: ['RESOURCE_NOT_FOUND', 'BAD_REQUEST'],
})

/** Only while nothing more can be stored: the store is read later. */
const DELIVERED = {
  method: 'POST',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
  refusals: ['BAD_SIGNATURE', 'BODY_TOO_LARGE', 'UNAVAILABLE'],
} as const

export const ReceiveStoreEvent = endpoint({
  ...DELIVERED,
  path: '/api/store-webhooks/{connector}',
  summary: 'The webhook endpoint of a vendor that says itself which store it means; signed',
  params: z.object({ connector: z.string().max(40) }),
})

export const ReceiveStoreEventAt = endpoint({
  ...DELIVERED,
  path: '/api/store-webhooks/{connector}/{storeId}',
  summary: 'The webhook endpoint of one store; signed',
  params: z.object({ connector: z.string().max(40), storeId: z.uuid() }),
})
