import type { WEBHOOKS_EVENTS } from '@understory/domain/developers/webhooks/events.ts'
import { z } from 'zod'
import { ApiWebhookEndpoint } from '../webhook-endpoints.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT } from './example-ids.ts'

/** One that was removed before it could be told has `id` and `object` alone. */
const ChangedEndpoint = ApiWebhookEndpoint.partial()
  .required({ id: true, object: true })
  .meta({ id: 'ChangedWebhookEndpoint', description: 'A webhook, without its secret.' })

const Ping = z
  .object({ message: z.string().max(200) })
  .meta({ id: 'Ping', description: 'Something to receive.' })

/** What `data` of each of its types of event holds. */
export const WEBHOOKS_EVENT_DATA = {
  'webhook_endpoint.created': ChangedEndpoint,
  'webhook_endpoint.failing': ChangedEndpoint,
  'webhook_endpoint.disabled': ChangedEndpoint,
  'test.ping': Ping,
} as const satisfies Readonly<Record<keyof typeof WEBHOOKS_EVENTS, z.ZodObject>>

const endpoint = {
  id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  object: 'webhook_endpoint',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  url: 'https://example.org/hooks/understory',
  description: 'Our order system',
  types: ['purchase.paid'],
  isEnabled: true,
  disabledWhy: null,
  failingSince: null,
} satisfies z.input<(typeof WEBHOOKS_EVENT_DATA)['webhook_endpoint.created']>

/** What that may look like. */
export const WEBHOOKS_EVENT_EXAMPLES = {
  'webhook_endpoint.created': endpoint,
  'webhook_endpoint.failing': { ...endpoint, failingSince: '2026-11-30T10:00:00.000Z' },
  'webhook_endpoint.disabled': { ...endpoint, isEnabled: false, disabledWhy: 'gone' },
  'test.ping': { message: 'Sent to try Our order system.' },
} satisfies EventExamples<typeof WEBHOOKS_EVENT_DATA>
