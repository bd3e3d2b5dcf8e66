import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import {
  LONGEST_WEBHOOK_ADDRESS,
  MOST_WEBHOOK_ENDPOINTS,
} from '@understory/domain/developers/webhooks/webhook-limits.ts'
import { z } from 'zod'
import {
  CREATE_WEBHOOK_REFUSALS,
  WebhookChange,
  WebhookEndpoint,
  WebhookOrder,
} from '../developers/webhooks.ts'
import { EventId } from './events.ts'
import { operation } from './operation.ts'

const OneEndpoint = z.object({ endpointId: z.uuid() })
const EXAMPLE = { endpointId: '0f8fad5b-d9cb-469f-a165-70867728950e' }

export const ApiWebhookEndpoint = z
  .object({
    id: z.uuid(),
    object: z.literal('webhook_endpoint'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    url: z.string().max(LONGEST_WEBHOOK_ADDRESS),
    description: z.string().max(80),
    /** None: every type but those of single orders (`order.…`), which have to be named. */
    types: z.array(z.enum(EVENT_TYPE_NAMES)).max(EVENT_TYPE_NAMES.length),
    isEnabled: z.boolean(),
    disabledWhy: WebhookEndpoint.shape.disabledWhy,
    /** Since when no delivery has succeeded. */
    failingSince: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookEndpoint', description: 'Where events of the account are sent.' })
export type ApiWebhookEndpoint = z.output<typeof ApiWebhookEndpoint>

const WithSecret = ApiWebhookEndpoint.extend({
  /** Shown once, here: by it a receiver checks who sent an event. */
  secret: z.string().max(80),
})

export const listWebhookEndpoints = operation({
  operationId: 'listWebhookEndpoints',
  method: 'GET',
  path: '/v1/webhook-endpoints',
  tag: 'Webhooks',
  scope: 'webhooks:read',
  summary: 'Where events are sent',
  description:
    'The webhooks of the account, newest first: never more than 20, and so in one answer.',
  answer: z.object({ data: z.array(ApiWebhookEndpoint).max(MOST_WEBHOOK_ENDPOINTS) }),
  example: {},
})

export const createWebhookEndpoint = operation({
  operationId: 'createWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhook-endpoints',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Send events to an address',
  description:
    'From then on each event of these types is sent there, signed as Standard Webhooks 1.0.0 says; without types, every event but those of single orders (`order.…`), which a busy shop has thousands of. The secret is in this answer alone.',
  idempotency: 'required',
  body: WebhookOrder,
  status: 201,
  answer: WithSecret,
  refusals: [...CREATE_WEBHOOK_REFUSALS],
  example: {
    body: {
      url: 'https://example.org/hooks/understory',
      description: 'Our order system',
      types: ['purchase.paid', 'certificate.issued'],
    },
  },
})

export const getWebhookEndpoint = operation({
  operationId: 'getWebhookEndpoint',
  method: 'GET',
  path: '/v1/webhook-endpoints/{endpointId}',
  tag: 'Webhooks',
  scope: 'webhooks:read',
  summary: 'One webhook',
  description: 'A webhook of the account by its id.',
  params: OneEndpoint,
  answer: ApiWebhookEndpoint,
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: { params: EXAMPLE },
})

export const updateWebhookEndpoint = operation({
  operationId: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: '/v1/webhook-endpoints/{endpointId}',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Change a webhook, or switch it on or off',
  description: 'What is switched on again gets what happened while it was off, oldest first.',
  idempotency: 'required',
  params: OneEndpoint,
  body: WebhookChange,
  answer: ApiWebhookEndpoint,
  refusals: ['WEBHOOK_NOT_FOUND', 'ENDPOINT_ADDRESS_FORBIDDEN'],
  example: { params: EXAMPLE, body: { isEnabled: false } },
})

export const deleteWebhookEndpoint = operation({
  operationId: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{endpointId}',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Remove a webhook',
  description: 'Nothing is sent there any more, and its deliveries are forgotten.',
  idempotency: 'required',
  params: OneEndpoint,
  status: 204,
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: { params: EXAMPLE },
})

export const rotateWebhookSecret = operation({
  operationId: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhook-endpoints/{endpointId}/secret',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Give a webhook a new secret',
  description: 'The old one signs, too, for another day.',
  idempotency: 'required',
  params: OneEndpoint,
  answer: WithSecret,
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: { params: EXAMPLE },
})

export const testWebhookEndpoint = operation({
  operationId: 'testWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhook-endpoints/{endpointId}/test',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Send a test event',
  description:
    'A `test.ping` to every webhook of the account that wants it; this one has to be on.',
  idempotency: 'required',
  params: OneEndpoint,
  status: 204,
  refusals: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_IS_OFF'],
  example: { params: EXAMPLE },
})

const ApiWebhookAttempt = z
  .object({
    at: z.iso.datetime(),
    eventId: z.string().max(36),
    eventType: z.enum(EVENT_TYPE_NAMES),
    /** `null`: nothing answered. */
    status: z.int().nullable(),
    durationMs: z.int(),
    error: z.string().max(200).nullable(),
    answer: z.string().max(1_000).nullable(),
    isDelivered: z.boolean(),
  })
  .meta({
    id: 'WebhookAttempt',
    description: 'One time that an event was sent, and what came back.',
  })

export const listWebhookAttempts = operation({
  operationId: 'listWebhookAttempts',
  method: 'GET',
  path: '/v1/webhook-endpoints/{endpointId}/attempts',
  tag: 'Webhooks',
  scope: 'webhooks:read',
  summary: 'What was sent to a webhook, and what it answered',
  description: 'The latest 50 attempts of the last 30 days, newest first.',
  params: OneEndpoint,
  answer: z.object({ data: z.array(ApiWebhookAttempt).max(50) }),
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: { params: EXAMPLE },
})

export const replayEvents = operation({
  operationId: 'replayEvents',
  method: 'POST',
  path: '/v1/webhook-endpoints/{endpointId}/replays',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Send an event again, or all that failed',
  description:
    'One event by its id, or, without one, up to 1,000 that were given up. Each keeps its id, so that a receiver knows it again.',
  idempotency: 'required',
  params: OneEndpoint,
  body: z.strictObject({ eventId: EventId.nullable().default(null) }),
  status: 202,
  answer: z.object({ count: z.int().min(0) }),
  refusals: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_IS_OFF', 'EVENT_NOT_FOUND'],
  example: { params: EXAMPLE, body: { eventId: 'evt_0f8fad5bd9cb469fa16570867728950e' } },
})
