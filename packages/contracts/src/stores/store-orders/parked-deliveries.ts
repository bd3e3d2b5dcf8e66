import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { StaffReason } from '../../staff/staff-reason.ts'

/** At most so many are listed, read again or dropped at once. */
export const PARKED_DELIVERIES_AT_ONCE = 200

const ParkedDelivery = z.object({
  deliveryId: z.int(),
  storeId: z.uuid(),
  shop: z.string(),
  account: z.string(),
  /** Who looks after the shop. */
  userId: z.uuid().nullable(),
  /** What the shop said that it is, such as `order`. */
  topic: z.string(),
  /** Why nothing could be made of it. */
  problem: z.string(),
  receivedAt: z.iso.datetime(),
  parkedAt: z.iso.datetime(),
})
export type ParkedDelivery = z.output<typeof ParkedDelivery>

const DeliveriesToSettle = z.strictObject({
  deliveryIds: z
    .array(z.int(), 'Please choose at least one delivery.')
    .min(1, 'Please choose at least one delivery.')
    .max(PARKED_DELIVERIES_AT_ONCE, `Please choose at most ${PARKED_DELIVERIES_AT_ONCE}.`),
  reason: StaffReason,
})

export const ListParkedDeliveries = endpoint({
  method: 'GET',
  path: '/api/staff/parked-deliveries',
  summary: 'What connected shops sent and nothing could be made of, oldest first',
  answer: z.object({
    deliveries: z.array(ParkedDelivery),
    /** There are more than are listed. */
    hasMore: z.boolean(),
  }),
})

export const RetryParkedDeliveries = endpoint({
  method: 'POST',
  path: '/api/staff/parked-deliveries/retry',
  summary:
    'Read the shops of parked deliveries again from two days before each came; what cannot be read then is parked again',
  body: DeliveriesToSettle,
  answer: z.object({ deliveries: z.int(), shops: z.int() }),
  refusals: ['PARKED_DELIVERY_NOT_FOUND', 'BAD_REQUEST'],
})

export const DropParkedDeliveries = endpoint({
  method: 'POST',
  path: '/api/staff/parked-deliveries/drop',
  summary: 'Drop parked deliveries for good, with a reason',
  body: DeliveriesToSettle,
  answer: z.object({ dropped: z.int() }),
  refusals: ['PARKED_DELIVERY_NOT_FOUND', 'BAD_REQUEST'],
})
