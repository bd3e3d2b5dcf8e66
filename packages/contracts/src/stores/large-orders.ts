import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const LargeOrder = z.object({
  storeId: z.uuid(),
  externalId: z.string(),
  /** Rises with each change of the order. */
  version: z.int(),
  /** As the shop calls it. */
  label: z.string(),
  shop: z.string(),
  account: z.string(),
  /** Who looks after the shop. */
  userId: z.uuid().nullable(),
  updatedAt: z.iso.datetime(),
})
export type LargeOrder = z.output<typeof LargeOrder>

export const ListLargeOrders = endpoint({
  method: 'GET',
  path: '/api/staff/large-orders',
  summary:
    'Orders of shops that are too large to count by themselves and that nobody has looked at, oldest first',
  answer: z.object({ orders: z.array(LargeOrder) }),
})

export const ReviewLargeOrder = endpoint({
  method: 'POST',
  path: '/api/staff/large-orders',
  summary: 'Say that an order was looked at, and what came of it; it contributes nothing by that',
  body: z.strictObject({
    storeId: z.uuid(),
    externalId: z.string().min(1).max(100),
    version: z.int(),
    note: z
      .string()
      .trim()
      .min(3, 'Please say in a few words what came of it.')
      .max(500, 'Please use at most 500 characters.'),
  }),
  status: 204,
  refusals: ['ALERT_NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST'],
})
