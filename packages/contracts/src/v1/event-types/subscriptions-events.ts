import type { SUBSCRIPTIONS_EVENTS } from '@understory/domain/commerce/subscriptions/events.ts'
import type { z } from 'zod'
import { ApiSubscription } from '../subscriptions.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_CERTIFICATE_ID, EXAMPLE_MOMENT } from './example-ids.ts'

/** What `data` of each of its types of event holds. */
export const SUBSCRIPTIONS_EVENT_DATA = {
  'subscription.started': ApiSubscription,
  'subscription.changed': ApiSubscription,
  'subscription.renewed': ApiSubscription,
  'subscription.payment_failed': ApiSubscription,
  'subscription.canceled': ApiSubscription,
} as const satisfies Readonly<Record<keyof typeof SUBSCRIPTIONS_EVENTS, z.ZodObject>>

const running = {
  id: '3d813cbb-47fb-42ba-91df-831e1593ac29',
  object: 'subscription',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  status: 'active',
  product: 'business-workforce-recurring',
  interval: 'month',
  totalMinor: 6_110,
  currency: 'GBP',
  headcount: 10,
  current: { from: '2026-12-01', to: '2026-12-31' },
  nextPayment: '2027-01-01',
  endsWithPeriod: false,
  certificateId: EXAMPLE_CERTIFICATE_ID,
} as const satisfies z.input<(typeof SUBSCRIPTIONS_EVENT_DATA)['subscription.started']>

/** What that may look like. */
export const SUBSCRIPTIONS_EVENT_EXAMPLES = {
  'subscription.started': running,
  'subscription.changed': { ...running, totalMinor: 12_220, headcount: 20 },
  'subscription.renewed': running,
  'subscription.payment_failed': { ...running, status: 'failed' },
  'subscription.canceled': { ...running, status: 'canceled', nextPayment: null },
} satisfies EventExamples<typeof SUBSCRIPTIONS_EVENT_DATA>
