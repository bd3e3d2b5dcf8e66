import type { STORE_ORDERS_EVENTS } from '@understory/domain/stores/store-orders/events.ts'
import type { z } from 'zod'
import { ApiOrder } from '../shops/orders.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT, EXAMPLE_STORE_ID } from './example-ids.ts'

/** What `data` of each of its types of event holds. */
export const STORE_ORDERS_EVENT_DATA = {
  'order.contributed': ApiOrder,
  'order.changed': ApiOrder,
  'order.removed': ApiOrder,
} as const satisfies Readonly<Record<keyof typeof STORE_ORDERS_EVENTS, z.ZodObject>>

const order = {
  id: '1042',
  object: 'order',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  storeId: EXAMPLE_STORE_ID,
  label: '#1042',
  currency: 'GBP',
  totalMinor: 4_200,
  netMinor: 4_200,
  reason: null,
  milliTrees: 1_000,
  co2eGrams: 0,
  plasticGrams: 0,
  moneyMinor: null,
  billingCurrency: 'GBP',
  status: 'unbilled',
  bill: null,
} satisfies z.input<(typeof STORE_ORDERS_EVENT_DATA)['order.contributed']>

/** What that may look like. */
export const STORE_ORDERS_EVENT_EXAMPLES = {
  'order.contributed': order,
  'order.changed': { ...order, netMinor: 2_100 },
  'order.removed': { ...order, reason: 'cancelled', netMinor: 0, milliTrees: 0 },
} satisfies EventExamples<typeof STORE_ORDERS_EVENT_DATA>
